/** Interaction latency on the page of the largest season: filters, views and seasons. */
import { budget } from '../../catalog/budgets.ts';
import { inPage, openPage, SLOWDOWN } from './browser.ts';
import type { Figure, MeasureContext } from './figure.ts';
import { median, percentile } from './statistics.ts';

/** The season with the most events, in the middle of it: that is when the page shows the most. */
const PAGE = '/mlb?season=2026';
const NOW = '2026-07-10T18:00:00Z';

const FILTERED = /^[\d,]+ of [\d,]+ events$/.source;
const ALL = /^[\d,]+ events$/.source;
const SEASONS = 'main label select';
const VIEWS = 'nav[aria-label=View] a';

/** What a visitor does, and how the page shows that it is done. */
interface Action {
  name: string;
  /** Where to click the element with the text, or the field to enter it in; both for a field with suggestions. */
  click?: string;
  enter?: string;
  text: string;
  /** What the number of events then reads like. */
  count?: string;
  /** What is then on the page. */
  shows?: string;
  /** Among which elements the one with the text is then the current one. */
  chosen?: string;
}

/** A different one each time: a repeated choice would be answered from memory. */
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

const season = (name: string, text: string): Action => ({
  name,
  enter: SEASONS,
  text,
  shows: `main a[href$="/${text}.json"]`,
  count: ALL,
});
const view = (name: string, text: string, shows: string): Action => ({
  name,
  click: VIEWS,
  text,
  chosen: VIEWS,
  shows,
});
const clear: Action = { name: 'clear all filters', click: 'button', text: 'Clear all', count: ALL };

const actionsOf = (round: number): Action[] => [
  {
    name: 'filter by team',
    enter: '[aria-label=Team]',
    click: '[role=option]',
    text: TEAMS[round % TEAMS.length] ?? '',
    count: FILTERED,
  },
  clear,
  {
    name: 'filter by type',
    enter: '[aria-label=Type]',
    text: TYPES[round % TYPES.length] ?? '',
    count: FILTERED,
  },
  clear,
  { name: 'upcoming only', click: 'input[type=checkbox]', text: '', count: FILTERED },
  clear,
  view('to the calendar', 'Calendar', 'main [role=grid]'),
  view('to the timeline', 'Timeline', 'main a[data-shape]'),
  view('to the schedule', 'Schedule', 'main details[data-kind]'),
  season('to another season', '2025'),
  season('back to the season', '2026'),
];

/** Enough that p95 is not simply the slowest of a dozen. */
const ROUNDS = 8;
/** A visitor looks at the result before going on. */
const PAUSE = 500;

export async function measureInteractions({ browser, site, runs }: MeasureContext): Promise<Figure[]> {
  const times = new Map<string, number[]>();
  for (let run = 0; run < runs; run += 1) {
    const { page, close } = await openPage(browser, {
      url: `${site.url}${PAGE}`,
      now: NOW,
      slowdown: SLOWDOWN,
    });
    for (const action of Array.from({ length: ROUNDS }, (_, round) => actionsOf(round)).flat()) {
      const { name, click, enter = '', text } = action;
      if (click && enter) await page.locator(enter).fill(text);
      // The pointer is over an element before it clicks it.
      const target = click ? page.locator(click).filter({ hasText: text }) : page.locator(enter);
      await target.first().hover();
      await page.waitForTimeout(PAUSE);
      const took = await inPage(page, name, act, action);
      times.set(name, [...(times.get(name) ?? []), took]);
    }
    await close();
  }
  return [...times].flatMap(([of, all]) => [
    { of, metric: 'p50 ms', value: median(all) },
    { of, metric: 'p95 ms', value: percentile(all, 0.95), atMost: budget('latency') },
  ]);
}

/** Runs in the page: performs the action and waits until its effect has been painted. */
async function act({ click, enter = '', text, count, shows, chosen }: Action): Promise<number> {
  const elements = [...document.querySelectorAll<HTMLElement>(click ?? enter)];
  const element = click ? elements.find((each) => each.textContent?.includes(text)) : elements[0];
  if (!element) throw new Error(`The page has no ${click ?? enter} ${text}`);
  const isDone = () => {
    if (shows && !document.querySelector(shows)) return false;
    if (chosen && document.querySelector(`${chosen}[aria-current]`)?.textContent !== text) return false;
    if (!count) return true;
    return new RegExp(count).test(document.querySelector('search [role=status]')?.textContent ?? '');
  };
  const started = performance.now();
  if (click) element.click();
  else window.bench.enter(element, text);
  return (await window.bench.painted(isDone)) - started;
}
