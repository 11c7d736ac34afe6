/** How long the largest season takes to answer on its league's page: filters, views and seasons. */
import { inPage, openPage, processorTimeOf, SLOWER } from './browser.mjs';
import { replaceRowsOfFloor } from './floor-answers.mjs';
import { counted, take } from './machine.ts';
import { median, percentile } from './statistics.ts';

/** The season with the most events, in the middle of it: most is on the page then. */
const PAGE = '/mlb?season=2026';
const NOW = '2026-07-10T18:00:00Z';

const FILTERED = /^[\d,]+ of [\d,]+ events$/.source;
const ALL = /^[\d,]+ events$/.source;
const SEASONS = 'nav[aria-label=Season] a';
const VIEWS = 'nav[aria-label=View] a';
const season = (label) => ({ click: SEASONS, text: label, chosen: SEASONS, count: ALL, atMost: 100 });
const view = (label, shows) => ({ click: VIEWS, text: label, chosen: VIEWS, shows, atMost: 100 });
const clear = { name: 'clear all filters', click: 'button', text: 'Clear all', count: ALL, atMost: 100 };

/** Others each time: what was asked for once is remembered. */
const TEAMS = [
  'New York Yankees',
  'Arizona Diamondbacks',
  'Chicago Cubs',
  'Detroit Tigers',
  'Los Angeles Dodgers',
  'Seattle Mariners',
  'Texas Rangers',
  'Washington Nationals',
];
const TYPES = ['playoffs', 'regular-season', 'preseason'];

/** So many letters, and the browser offers no more than the team that is meant and another of its town. */
const LETTERS = 6;

/** What a visitor does, and how the page shows that it is done. */
const actionsOf = (round) => [
  {
    name: 'filter by team',
    enter: '[aria-label=Team]',
    text: TEAMS[round % TEAMS.length],
    count: FILTERED,
    atMost: 100,
  },
  clear,
  {
    name: 'filter by type',
    enter: '[aria-label=Type]',
    text: TYPES[round % TYPES.length],
    count: FILTERED,
    atMost: 100,
  },
  clear,
  { name: 'upcoming only', click: 'input[type=checkbox]', text: '', count: FILTERED, atMost: 100 },
  clear,
  { name: 'to the calendar', ...view('Calendar', 'main [role=grid]') },
  { name: 'to the timeline', ...view('Timeline', 'main a[data-shape]') },
  { name: 'to the schedule', ...view('Schedule', 'main details[data-kind]') },
  { name: 'to another season', ...season('2025') },
  { name: 'back to the season', ...season('2026') },
];

/** Each visitor does everything so often: of a dozen answers p95 is the slowest, and says more about the machine. */
const ROUNDS = 8;
const VISIT = Array.from({ length: ROUNDS }, (_, round) => actionsOf(round)).flat();
const NAMES = [...new Set(VISIT.map(({ name }) => name))];
const FLOOR = 'floor: 50 rows of a plain page replaced';

/** A visitor looks at what came of an answer before going on. */
const LOOK = 500;

/** @returns {Promise<import('./figure.ts').Figure[]>} */
export async function measureInteractions({ browser, site, floor, runs }) {
  const times = emptyLists([FLOOR, ...NAMES]);
  for (let run = 0; run < runs; run += 1) {
    times.get(FLOOR).push(...(await replaceRowsOfFloor(browser, floor, { rows: 50, rounds: ROUNDS })));
    await visit(browser, site, SLOWER, async (page, _, action) => {
      times.get(action.name).push(await take(() => inPage(page, action.name, measure, action)));
      await page.waitForTimeout(LOOK);
    });
  }
  const works = emptyLists(NAMES);
  await visit(browser, site, 1, async (page, devtools, action) => {
    const { TaskDuration } = await processorTimeOf(devtools, async () => {
      await inPage(page, action.name, measure, action);
      await page.waitForTimeout(LOOK);
    });
    works.get(action.name).push(TaskDuration * SLOWER);
  });
  const floorMedian = median(counted(times.get(FLOOR)));
  return [...times].flatMap(([of, taken]) => {
    const all = counted(taken);
    const atMost = VISIT.find(({ name }) => name === of)?.atMost;
    const work = works.get(of);
    return [
      { of, metric: 'counted', value: all.length },
      { of, metric: 'p50 ms', value: median(all) },
      {
        of,
        metric: 'p95 ms',
        value: percentile(all, 0.95),
        ...(atMost === undefined ? {} : { target: { atMost }, growth: 1.5 }),
      },
      { of, metric: 'p50 ÷ floor', value: median(all) / floorMedian, digits: 2 },
      ...(work ? [{ of, metric: 'work ms', value: median(work), growth: 1.5 }] : []),
    ];
  });
}

function emptyLists(names) {
  return new Map(names.map((name) => [name, []]));
}

/** Does everything on a page of its own, slowed down once it is there. */
async function visit(browser, site, slower, act) {
  const { page, devtools, close } = await openPage(browser, { url: `${site.url}${PAGE}`, now: NOW, slower });
  for (const action of VISIT) {
    // A visitor's pointer is over what it clicks before it does, and leaves what it clicked last.
    const target = page.locator(action.click ?? action.enter).filter({ hasText: action.text });
    await (action.click ? target : page.locator(action.enter)).first().hover();
    if (TEAMS.includes(action.text)) await inPage(page, action.name, type, action.text.slice(0, LETTERS));
    await page.waitForTimeout(LOOK);
    await act(page, devtools, action);
  }
  await close();
}

/** Runs in the page: a visitor types the beginning of a team, and looks at what the browser offers. */
function type(letters) {
  globalThis.bench.enter(document.querySelector('[aria-label=Team]'), letters);
}

/** Runs in the page: does the action and waits until its effect has been painted. */
async function measure({ click, enter, text, count, shows, chosen }) {
  const elements = [...document.querySelectorAll(click ?? enter)];
  const element = click ? elements.find((each) => each.textContent.includes(text)) : elements[0];
  if (!element) throw new Error(`The page has no ${click ?? enter} ${text}`);
  const isDone = () => {
    // The other views may be there already, out of sight: the one that is chosen is shown.
    if (shows && !document.querySelector(shows)) return false;
    if (chosen && document.querySelector(`${chosen}[aria-current]`)?.textContent !== text) return false;
    if (!count) return true;
    return new RegExp(count).test(document.querySelector('search [role=status]')?.textContent ?? '');
  };
  const started = performance.now();
  if (click) element.click();
  else globalThis.bench.enter(element, text);
  return (await globalThis.bench.painted(isDone)) - started;
}
