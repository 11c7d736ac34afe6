/** axe on every kind of page, in both schemes. pages.spec.ts has it on every single page, if all are tried. */
import { SCHEMES, schemesOf } from './exhaustive.ts';
import { expectAccessible } from './expect-accessible.ts';
import { COLOR_SCHEME_KEY, expect, open, test } from './site.ts';

/** One of each kind of page. */
const KINDS = [
  '/',
  '/calendar',
  '/soccer',
  '/nfl',
  '/teams/arsenal',
  '/developers',
  '/accessibility',
  '/search?q=arsenal',
  '/no-such-page',
];
/** Others, and other states of them: each in one scheme, unless all are tried. */
const STATES = [
  '/?sport=soccer,golf',
  '/calendar?date=2026-12-26&view=week',
  '/calendar?date=2026-12-26&view=month',
  '/calendar?view=agenda&span=2&big=1',
  '/formula1',
  '/pgatour',
];

for (const [index, path] of [...KINDS, ...STATES].entries()) {
  const schemes = KINDS.includes(path) ? SCHEMES : schemesOf(index);
  for (const [at, scheme] of schemes.entries()) {
    test(`${path} in ${scheme}`, async ({ page }) => {
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        COLOR_SCHEME_KEY,
        scheme,
      ] as const);
      await open(page, path);
      await expect(page.locator('main')).not.toContainText('Loading');
      await expectAccessible(page, { contrastAlone: at > 0 });
    });
  }
}

test('the side navigation, open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/nfl');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expectAccessible(page);
});
