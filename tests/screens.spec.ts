/** How the twelve most important screens look, coarsely. `npm run screens` takes the pictures again. */
import type { Page } from '@playwright/test';
import { coarsePicture } from './coarse-picture.ts';
import { COLOR_SCHEME_KEY, expect, open, test } from './site.ts';

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/**
 * Other fonts and ways of drawing letters were seen to change 0.04% of the pixels. A few words may change; a column that is
 * gone, a line more or a wrong ground may not.
 */
const TOLERANCE = { threshold: 0.02, maxDiffPixelRatio: 0.005 };

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const STARS = {
  app: 'sports-calendar',
  version: 1,
  leagues: ['formula1'],
  teams: ['arsenal'],
  hiddenTypes: [],
};

interface Screen {
  name: string;
  path: string;
  size: typeof WIDE;
  scheme?: 'dark';
  /** What is done, and waited for, before the picture is taken. */
  prepare?: (page: Page) => Promise<unknown>;
}

const see = (selector: string) => (page: Page) => expect(page.locator(selector).first()).toBeVisible();

const SCREENS: Screen[] = [
  // The cards of what is starred are loaded after the page.
  { name: 'home', path: '/', size: WIDE, prepare: see('section[aria-labelledby="your-next"] article') },
  { name: 'category', path: '/soccer', size: WIDE, scheme: 'dark' },
  { name: 'league', path: '/nfl', size: WIDE },
  { name: 'league-phone', path: '/formula1', size: PHONE, scheme: 'dark' },
  { name: 'league-calendar', path: '/nfl?view=calendar', size: WIDE, prepare: see('main [role="grid"]') },
  {
    name: 'league-timeline',
    path: '/nba?view=timeline',
    size: WIDE,
    prepare: see('text=Play-In Tournament'),
  },
  { name: 'team-phone', path: '/teams/arsenal', size: PHONE },
  {
    name: 'month',
    path: '/calendar?view=month',
    size: WIDE,
    scheme: 'dark',
    prepare: see('main td[data-today]'),
  },
  { name: 'timeline', path: '/timeline', size: WIDE },
  {
    name: 'my-calendar',
    path: '/my',
    size: WIDE,
    prepare: see('main li[data-status]'),
  },
  {
    name: 'search-phone',
    path: '/',
    size: PHONE,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('combobox').fill('arsenal');
      await expect(page.getByRole('option').nth(3)).toBeVisible();
      // Counted after the results, and wider than the link without a number.
      await expect(page.getByRole('link', { name: /^All \d+ results$/ })).toBeVisible();
    },
  },
  {
    name: 'subscribe',
    path: '/formula1',
    size: WIDE,
    prepare: async (page) => {
      await page.getByText('Subscribe', { exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];

for (const { name, path, size, scheme, prepare } of SCREENS) {
  test(`${name}, ${size.width} wide${scheme ? `, ${scheme}` : ''}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.addInitScript(
      ([key, value, stars]) => {
        if (value) localStorage.setItem(key, value);
        localStorage.setItem('sports-calendar-my', stars);
      },
      [COLOR_SCHEME_KEY, scheme ?? '', JSON.stringify(STARS)] as const,
    );
    await open(page, path);
    await prepare?.(page);
    expect(await coarsePicture(page)).toMatchSnapshot(`${name}.png`, TOLERANCE);
  });
}
