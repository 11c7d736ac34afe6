/** axe finds nothing wrong with what a page shows now, targets that are too small included. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Extent {
  /** What is left out, where one of many of its kind says enough. */
  without?: string;
  /** For the second scheme of a page: it has other colours and nothing else. */
  contrastAlone?: boolean;
}

export async function expectAccessible(page: Page, { without, contrastAlone }: Extent = {}): Promise<void> {
  const axe = new AxeBuilder({ page }).options({
    // What is right is not listed, which would take as long as to find it.
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: true } },
  });
  if (without) axe.exclude(without);
  if (contrastAlone) axe.withRules('color-contrast');
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
