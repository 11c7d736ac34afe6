/** What axe finds in a part of a page, one line for each fault. */
import axe from 'axe-core';

export async function faultsForAxe(element: Element): Promise<string[]> {
  // A part of a page has no landmarks.
  const { violations } = await axe.run(element, { rules: { region: { enabled: false } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
