/**
 * What a first visit is like for everybody: every page, built today, yesterday or six days ago, opened in three zones on a
 * phone and on a desktop, with a slow processor on a slow network, and the floor page among them. The table has
 * the worst, not the average.
 */
import type { Browser } from '@playwright/test';
import { FOLLOWS_KEY } from '../../app/follows/follows-script.ts';
import { followsText } from '../../app/follows/follows-text.ts';
import { budget } from '../../catalog/budgets.ts';
import { inPage, openPage, SLOWDOWN } from './browser.ts';
import type { AgedSite, Figure, MeasureContext } from './figure.ts';
import { ONE_OF_A_KIND } from './pages.ts';
import { median, percentile } from './statistics.ts';
import { type Loading, watchLoading } from './watch-loading.ts';

const ZONES = ['America/New_York', 'Europe/Berlin', 'Australia/Sydney'];
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Lighthouse's slow network, in bytes per second and milliseconds. */
const SLOW_NETWORK = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
};

/** My calendar is measured as somebody sees it who uses it. */
const STARS = followsText({
  leagues: ['nfl', 'formula1'],
  teams: ['arsenal', 'los-angeles-lakers'],
  events: [],
  hiddenKinds: [],
});

const WORST = 10;
/** Visits from one of the floor page to the next. */
const FLOOR_EVERY = 10;

interface Visit {
  path: string;
  age: string;
  zone: string;
  width: number;
}

type Measured = Visit & Loading;

export async function measureVisits({ browser, aged, floor, paths }: MeasureContext): Promise<Figure[]> {
  const visits = visitsOf(paths, aged);
  const floors: Loading[] = [];
  const measured: Measured[] = [];
  for (const [index, visit] of visits.entries()) {
    // Often enough that the floor is measured on the same machine, whatever else it does meanwhile.
    if (index % FLOOR_EVERY === 0) floors.push(await load(browser, floor.url, { ...visit, path: '/' }));
    const site = aged.find(({ age }) => age === visit.age);
    if (!site) throw new Error(`There is no site built ${visit.age}`);
    measured.push({ ...visit, ...(await load(browser, site.url, visit)) });
    if (index % 50 === 49) console.log(`  ${index + 1} of ${visits.length} visits`);
  }
  return figuresOf(measured, {
    paint: median(floors.map(({ paint }) => paint)),
    shift: 0,
    blocking: median(floors.map(({ blocking }) => blocking)),
  });
}

/**
 * Every page of every age. Those that are the only one of their kind in every zone; leagues, categories and teams, of which
 * there are many, in one zone after the other. On a phone and on a desktop in turn.
 */
export function visitsOf(paths: readonly string[], aged: readonly Pick<AgedSite, 'age'>[]): Visit[] {
  return paths.flatMap((path, page) =>
    aged.flatMap(({ age }, older) => {
      const next = (page + older) % ZONES.length;
      const zones = ONE_OF_A_KIND.includes(path) ? ZONES : ZONES.slice(next, next + 1);
      return zones.map((zone, index) => {
        const { width = 0 } = SCREENS[(page + older + index) % SCREENS.length] ?? {};
        return { path, age, zone, width };
      });
    }),
  );
}

async function load(browser: Browser, url: string, { path, zone, width }: Visit): Promise<Loading> {
  const { page, close } = await openPage(browser, {
    url: `${url}${path}`,
    viewport: SCREENS.find((screen) => screen.width === width) ?? { width, height: width },
    timeZone: zone,
    slowdown: SLOWDOWN,
    loadsSlower: true,
    async prepare(opened, devtools) {
      await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
      await opened.addInitScript(watchLoading);
      if (path === '/my') await opened.addInitScript(fillStars, { key: FOLLOWS_KEY, text: STARS });
    },
  });
  const loading = await inPage(page, path, () => window.loading, undefined);
  await close();
  return loading;
}

/** Runs in the page. */
function fillStars({ key, text }: { key: string; text: string }): void {
  localStorage.setItem(key, text);
}

export function figuresOf(measured: readonly Measured[], floor: Loading): Figure[] {
  const ratio = ({ paint }: Loading) => paint / floor.paint;
  const beyond = ({ blocking }: Loading) => Math.max(0, blocking - floor.blocking);
  const row = (of: string, value: (read: (loading: Loading) => number) => number): Figure[] => [
    { of, metric: 'LCP ms', value: value(({ paint }) => paint) },
    { of, metric: 'LCP ÷ floor', value: value(ratio), digits: 2, atMost: budget('paint') },
    { of, metric: 'CLS', value: value(({ shift }) => shift), digits: 3, atMost: budget('shift') },
    { of, metric: 'TBT beyond the floor ms', value: value(beyond), atMost: budget('blocking') },
  ];
  const over = (read: (values: number[]) => number) => (value: (loading: Loading) => number) =>
    read(measured.map(value));
  /** How many times over its budgets a visit is. */
  const excess = (loading: Loading) =>
    Math.max(
      ratio(loading) / budget('paint'),
      loading.shift / budget('shift'),
      beyond(loading) / budget('blocking'),
    );
  const worst = [...measured].sort((a, b) => excess(b) - excess(a)).slice(0, WORST);
  return [
    ...row(`median of ${measured.length} visits`, over(median)),
    ...row(
      '95 of 100 are below',
      over((values) => percentile(values, 0.95)),
    ),
    ...worst.flatMap((visit) => {
      const { path, age, zone, width } = visit;
      return row(`${path}, built ${age}, ${zone}, ${width}`, (read) => read(visit));
    }),
  ];
}
