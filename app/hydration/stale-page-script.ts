/**
 * The script that finds, before the first paint, whether a page shows something other than its URL requests. The wrong season
 * would be read first and replaced a moment later: what differs stays hidden until the scripts have run (`[data-dated]` in
 * app.css), which are then loaded at once (late-files-script.ts).
 */
import { agendaParameters } from '../calendar/agenda-query.ts';
import { calendarParameters } from '../calendar/calendar-query.ts';
import { changesParameters } from '../changes/changes-query.ts';
import { eventsParameters } from '../occasion/events-query.ts';
import { gamesParameters } from '../occasion/games-query.ts';
import { searchParameters } from '../search/all-results.ts';
import { leagueParameters } from '../season/league-query.ts';
import { sportParameters } from '../sport/sport-query.ts';
import { gameParameters, yearParameters } from '../team/team-query.ts';
import type { Parameter } from '../util/query.ts';

/** Where scripts do not load, or fail, another page is better than none. */
const SHOW_AFTER = 3000;

const ANY_YEAR = { label: '', year: '', seasons: [], from: '', to: '', playFrom: '', playTo: '' };

const PAGES: Record<string, Pick<Parameter<unknown>, 'name' | 'changesContent'>>[] = [
  agendaParameters([]),
  calendarParameters,
  changesParameters([], []),
  eventsParameters([]),
  gameParameters('', ANY_YEAR, []),
  gamesParameters,
  leagueParameters,
  searchParameters,
  sportParameters([]),
  yearParameters('', [], ANY_YEAR),
];

const NAMES = new Set(
  PAGES.flatMap((parameters) => Object.values(parameters))
    .filter(({ changesContent }) => changesContent)
    .map(({ name }) => name),
);

/** It is the same on every page, because the security policy allows it by its hash. */
export const stalePageScript = `(() => {
  const { dataset } = document.documentElement;
  if (!/[?&](${[...NAMES].join('|')})=/.test(location.search)) return;
  dataset.stale = '';
  setTimeout(() => delete dataset.stale, ${SHOW_AFTER});
})();`;
