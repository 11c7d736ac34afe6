/** What `--all` imports: the files of data/refresh.json, each for the season of its league that is under way. */

import { checkRefresh } from '../../catalog/check/refresh.ts';
import { isSeasonLabel } from '../../catalog/check/season-window.ts';
import { isPlay, wordOfCategory } from '../../catalog/event/vocabulary.ts';
import type { DataFolder, LeagueData, SeasonData } from '../../catalog/read/read-data.ts';
import type { RefreshSource } from '../../catalog/read/schema.ts';
import { ImportError, quote } from './import-error.ts';
import type { ImportRequest } from './import-season.ts';
import { lastYearOf } from './sportsdataverse.ts';

/** Which part of the list: all of it, one league, or a season of it that is not here yet. */
export interface RefreshChoice {
  league?: string;
  season?: string;
}

export interface Refresh {
  league: string;
  /** Absent where no season is under way or to come. */
  request?: ImportRequest;
  /** Play has not begun, so that nothing is amiss if there is no file yet. */
  isAhead: boolean;
}

export function refreshList(
  data: DataFolder,
  today: string,
  { league, season }: RefreshChoice = {},
): Refresh[] {
  // A season file may be imported by hand from anywhere; what runs every day only reads what the check allows.
  const [fault] = checkRefresh(data);
  if (fault) throw new ImportError(`refresh.json: ${fault.reason}`);
  if (season !== undefined && !isSeasonLabel(season))
    throw new ImportError(`${quote(season)} is not a season: 2026 or 2026-27`);
  const chosen = data.refresh.filter((source) => league === undefined || source.league === league);
  if (chosen.length === 0) throw new ImportError(`the league ${quote(league ?? '')} is not in refresh.json`);
  return chosen.map((source) => {
    const known = data.leagues.find(({ slug }) => slug === source.league);
    if (season !== undefined)
      return { league: source.league, request: requestOf(source, season), isAhead: false };
    const current = known && seasonUnderWay(known, today);
    return {
      league: source.league,
      ...(current && { request: requestOf(source, current.label) }),
      isAhead: current === undefined || firstDayOfPlay(current) > today,
    };
  });
}

function requestOf({ address, ...source }: RefreshSource, season: string): ImportRequest {
  const { licence: _, ...request } = source;
  const input = address.replaceAll('{season}', season).replaceAll('{year}', String(lastYearOf(season)));
  return { ...request, input, season };
}

/** The first that is not over. */
function seasonUnderWay({ seasons }: LeagueData, today: string): SeasonData | undefined {
  return seasons.find(({ content }) =>
    Object.values(content.events)
      .flat()
      .some(({ start, end = start }) => end.slice(0, 10) >= today),
  );
}

/** Without the draft, which is months before. */
function firstDayOfPlay({ content }: SeasonData): string {
  const days = Object.entries(content.events)
    .filter(([category]) => isPlay({ stage: wordOfCategory(category)?.stage ?? 'other' }))
    .flatMap(([, events]) => events.map(({ start }) => start.slice(0, 10)));
  return days.sort()[0] ?? '';
}
