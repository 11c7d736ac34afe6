/** Every kind of page from the narrowest phone to a wide screen, in a narrow and in a wide font: no word is torn, no text cut. */
import type { Page } from '@playwright/test';
import { FOLLOWS_KEY } from '../app/follows/follows-script.ts';
import { brokenLayout } from './broken-layout.ts';
import { fontsLoaded, INTER } from './coarse-picture.ts';
import { expect, open, test } from './site.ts';

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** The screens that people have, the widths on both sides of every change of layout, and some between. */
const WIDTHS = [
  320, 360, 375, 390, 480, 576, 577, 680, 767, 768, 769, 900, 992, 993, 1024, 1087, 1088, 1200, 1279, 1280,
  1343, 1344, 1366, 1407, 1408, 1440, 1660, 1920,
];

/** Verdana has the widths of DejaVu Sans, which every Linux has. */
const FONTS = {
  Inter: INTER,
  'DejaVu Sans': '*, *::before, *::after { font-family: "DejaVu Sans", Verdana !important; }',
};

interface Screen {
  path: string;
  /** What is done, and waited for, before it is looked at. */
  prepare?: (page: Page) => Promise<unknown>;
}

const see = (selector: string) => (page: Page) => expect(page.locator(selector).first()).toBeVisible();
const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('link', { name }).or(page.getByRole('button', { name })).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const SCREENS: Record<string, Screen> = {
  home: { path: '/', prepare: see('section[aria-labelledby="your-next"] li') },
  'a category': { path: '/soccer' },
  'a category of one league': { path: '/olympics' },
  'games of weeks': { path: '/nfl' },
  'a team of a league': { path: '/nfl?team=kansas-city-chiefs' },
  'a season as calendar': { path: '/nfl?view=calendar', prepare: see('main [role="grid"]') },
  'a season as timeline': { path: '/nfl?view=timeline', prepare: see('main [data-shape]') },
  matchdays: { path: '/premierleague' },
  colleges: { path: '/ncaambb' },
  fights: { path: '/ufc' },
  races: { path: '/formula1' },
  tournaments: { path: '/pgatour' },
  'Olympic sports': { path: '/summerolympics' },
  'a team': { path: '/teams/arsenal' },
  'tournaments of all tours': { path: '/events' },
  'an event of many seasons': { path: '/events/wimbledon' },
  'Olympic Games': { path: '/events/los-angeles-2028' },
  'a day': { path: '/calendar?view=day' },
  'a week': { path: '/calendar?view=week' },
  'a month': { path: '/calendar?view=month', prepare: see('main td[data-today]') },
  'an agenda': { path: '/calendar?view=agenda', prepare: see('main li[data-start]') },
  'the timeline': { path: '/timeline', prepare: see('main [data-shape]') },
  'my calendar': { path: '/my', prepare: see('main li[data-start]') },
  'search results': { path: '/search?q=arsenal', prepare: see('main h2') },
  'the data': { path: '/data' },
  'the data for programs': { path: '/developers' },
  accessibility: { path: '/accessibility' },
  'an unknown page': { path: '/no-such-page' },
  'an event': { path: '/nfl', prepare: press(/^Add to calendar/) },
  'a subscription': { path: '/formula1', prepare: press('Subscribe') },
  'the settings': { path: '/', prepare: press('Settings') },
};

const STARS = {
  app: 'sports-calendar',
  version: 1,
  leagues: ['formula1', 'nfl'],
  teams: ['arsenal', 'duke-blue-devils'],
  hiddenTypes: [],
};

for (const [name, { path, prepare }] of Object.entries(SCREENS)) {
  test(`${name} at every width`, async ({ page }) => {
    await page.addInitScript(([key, stars]) => localStorage.setItem(key, stars), [
      FOLLOWS_KEY,
      JSON.stringify(STARS),
    ] as const);
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    await prepare?.(page);
    // What is loaded after the page has to fit as well.
    await page.waitForLoadState('networkidle');
    /** Where each fault was seen: it has one cause, and many widths. */
    const faults: Record<string, string> = {};
    for (const [font, style] of Object.entries(FONTS)) {
      // Stronger than the one before it.
      await page.addStyleTag({ content: style });
      await fontsLoaded(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        // A frame for what measures itself.
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        for (const fault of await page.evaluate(brokenLayout, Number.POSITIVE_INFINITY)) {
          faults[fault] = `${faults[fault] ?? ''} ${width} ${font}`;
        }
      }
    }
    expect(faults).toEqual({});
  });
}

test('the brand has its name at every width', async ({ page }) => {
  await open(page, '/data');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('banner').getByText('Sports Calendar'), `${width} px`).toBeVisible();
  }
});

test('the buttons of an event keep apart', async ({ page }) => {
  await open(page, '/nfl');
  await press(/^Add to calendar/)(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const gaps = await page.getByRole('dialog').evaluate((dialog) => {
      const boxes = [...dialog.querySelectorAll('p a, p button')].map((each) => each.getBoundingClientRect());
      const gap = (one: DOMRect, other: DOMRect) =>
        Math.max(
          one.left - other.right,
          other.left - one.right,
          one.top - other.bottom,
          other.top - one.bottom,
        );
      return boxes.flatMap((one, index) => boxes.slice(index + 1).map((other) => gap(one, other)));
    });
    expect(gaps.length).toBeGreaterThan(3);
    expect(Math.min(...gaps), `${width} px`).toBeGreaterThanOrEqual(6);
  }
});
