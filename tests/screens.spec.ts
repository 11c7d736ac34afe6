/** How the most important screens look, coarsely, each at a width that it is seen at. `npm run screens` takes the pictures again. */
import type { Page } from '@playwright/test';
import { coarsePicture } from './coarse-picture.ts';
import { COLOR_SCHEME_KEY, expect, open, test } from './site.ts';

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/**
 * Other fonts and ways of drawing letters were seen to change 0.04% of the pixels. A few words may change; a column that is
 * gone, a line more or a wrong ground may not.
 */
const TOLERANCE = { threshold: 0.02, maxDiffPixelRatio: 0.005 };

const SIZES = {
  smallPhone: { width: 360, height: 800 },
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  turnedTablet: { width: 1024, height: 768 },
  smallLaptop: { width: 1280, height: 800 },
  laptop: { width: 1366, height: 768 },
  desktop: { width: 1440, height: 900 },
  wide: { width: 1920, height: 1080 },
};
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
  size: keyof typeof SIZES;
  scheme?: 'dark';
  /** What is done, and waited for, before the picture is taken. */
  prepare?: (page: Page) => Promise<unknown>;
}

const see = (selector: string) => (page: Page) => expect(page.locator(selector).first()).toBeVisible();

const SCREENS: Screen[] = [
  // The cards of what is starred are loaded after the page.
  { name: 'home', path: '/', size: 'desktop', prepare: see('section[aria-labelledby="your-next"] li') },
  {
    name: 'home-phone',
    path: '/',
    size: 'smallPhone',
    prepare: see('section[aria-labelledby="your-next"] li'),
  },
  {
    name: 'category',
    path: '/soccer',
    size: 'turnedTablet',
    scheme: 'dark',
    prepare: see('main [data-shape]'),
  },
  { name: 'league', path: '/nfl', size: 'smallLaptop' },
  // With a column beside the schedule.
  { name: 'league-laptop', path: '/nfl', size: 'laptop' },
  { name: 'league-phone', path: '/formula1', size: 'phone', scheme: 'dark' },
  {
    name: 'league-calendar',
    path: '/nfl?view=calendar',
    size: 'desktop',
    prepare: see('main [role="grid"]'),
  },
  {
    name: 'league-timeline',
    path: '/nba?view=timeline',
    size: 'desktop',
    prepare: see('main [data-shape]'),
  },
  { name: 'team-phone', path: '/teams/arsenal', size: 'phone' },
  { name: 'team-tablet', path: '/teams/arsenal', size: 'tablet' },
  {
    name: 'month',
    path: '/calendar?view=month',
    size: 'laptop',
    scheme: 'dark',
    prepare: see('main td[data-today]'),
  },
  { name: 'timeline', path: '/timeline', size: 'wide' },
  {
    name: 'my-calendar',
    path: '/my',
    size: 'desktop',
    prepare: see('main li[data-start]'),
  },
  {
    name: 'search-phone',
    path: '/',
    size: 'phone',
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
    size: 'smallLaptop',
    prepare: async (page) => {
      await page.getByText('Subscribe', { exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];

for (const { name, path, size, scheme, prepare } of SCREENS) {
  test(`${name}, ${SIZES[size].width} wide${scheme ? `, ${scheme}` : ''}`, async ({ page }) => {
    await page.setViewportSize(SIZES[size]);
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
