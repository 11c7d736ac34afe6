/** One input into one season: names, zone, merge and checks. Reads and writes nothing itself. */
import { isSeasonLabel } from '../../catalog/check/season-window.ts';
import { addDays } from '../../catalog/day/day.ts';
import {
  type DataFolder,
  type LeagueData,
  type SeasonData,
  TEAMS_FILE,
} from '../../catalog/read/read-data.ts';
import { formatSeasonFile } from '../../catalog/read/season-file.ts';
import { stampUpdates } from '../../catalog/read/stamp-updates.ts';
import type { Report } from './describe-changes.ts';
import type { Note } from './draft.ts';
import { FORMATS, type Format } from './formats.ts';
import { Habits } from './habits.ts';
import { ImportError, quote } from './import-error.ts';
import { isZone } from './local-time.ts';
import { mergeDrafts } from './merge.ts';
import { Names, withOurNames } from './names.ts';
import { sourcesAfter } from './source-leagues.ts';
import { rejectBadData, withSeason } from './with-season.ts';

export interface ImportRequest {
  format: Format;
  /** A path or an address, for messages. */
  input: string;
  league: string;
  season: string;
  zone?: string;
  source?: string;
  columns?: ReadonlyMap<string, string>;
  dateOrder?: 'dmy' | 'mdy';
  category?: string;
  type?: string;
  newTeams?: readonly string[];
  rename?: boolean;
  /** Apply moves of the coming days only. */
  daysAhead?: number;
}

export interface ImportResult {
  report: Report;
  /** The data as it would be, for the next import of the same run. */
  data: DataFolder;
  /** Files of the data folder that would change, with their new text. */
  files: { file: string; text: string }[];
}

export function importSeason(
  data: DataFolder,
  text: string,
  request: ImportRequest,
  /** The text of sources.json, whose lists of leagues follow the events. */
  sourcesText: string,
  dataFolder: string,
  today: string,
): ImportResult {
  const league = data.leagues.find(({ slug }) => slug === request.league);
  if (!league) throw new ImportError(`there is no league ${quote(request.league)}`);
  if (!isSeasonLabel(request.season))
    throw new ImportError(`${quote(request.season)} is not a season: 2026 or 2026-27`);
  const season = league.seasons.find(({ label }) => label === request.season) ?? newSeason(league, request);
  const leagueZone = league.content.seasonOverrides?.[request.season]?.timeZone ?? league.content.timeZone;
  if (request.zone !== undefined && !isZone(request.zone)) {
    throw new ImportError(`--zone: the zone ${quote(request.zone)} does not exist`);
  }
  const source = request.source ?? season.content.source;
  if (!Object.hasOwn(data.sources, source))
    throw new ImportError(`the source ${quote(source)} is not in sources.json`);

  const notes: Note[] = [];
  const habits = new Habits(league, request.season);
  const names = new Names(data, league, request.newTeams);
  const drafts = FORMATS[request.format](text, {
    zone: request.zone ?? leagueZone,
    isZoneStated: request.zone !== undefined,
    season: request.season,
    seasonMonths: league.content.seasonMonths,
    hasTeams: names.hasTeams,
    isTeam: (name) => names.team(name) !== undefined,
    roundName: (number) => habits.roundName(number),
    columns: request.columns ?? new Map(),
    dateOrder: request.dateOrder,
    note: (line, reason) => notes.push({ line, text: reason }),
  });
  if (drafts.length === 0) throw new ImportError('the input has no events with dates');

  const until = request.daysAhead === undefined ? undefined : addDays(today, request.daysAhead);
  const merged = mergeDrafts(
    season.content.events,
    withOurNames(drafts, names, league.file.replace(/league\.json$/, TEAMS_FILE)),
    {
      zone: leagueZone,
      habits,
      provenance: { source, sure: 'source' },
      hasDoubleheaders: league.content.category === 'Baseball',
      rename: request.rename,
      until,
      category: request.category,
      type: request.type,
    },
  );
  // Feeds count up with the moment of a change; a day is exact enough, and a second change of a day is later by a minute.
  const content = stampUpdates(
    { ...season.content, events: merged.events },
    season.text === '' ? undefined : season.content,
    `${today}T00:00:00Z`,
  );
  const after = { ...season, content, text: formatSeasonFile(content) };
  const sources = sourcesAfter(withSeason(data, league.slug, after), sourcesText);
  const report = {
    title: `${request.input} (${request.format}) → ${season.file}`,
    changes: merged.changes,
    notes: [...notes, ...merged.notes],
    unchanged: merged.unchanged,
    ...(merged.later > 0 && { later: `moves after ${until}, left for later: ${merged.later}` }),
  };
  if (after.text === season.text) return { report, data, files: [] };
  rejectBadData(sources.data, [after], dataFolder);
  const files = [
    { file: after.file, text: after.text },
    ...(sources.text === sourcesText ? [] : [{ file: 'sources.json', text: sources.text }]),
  ];
  return { report, data: sources.data, files };
}

function newSeason(league: LeagueData, { season, source }: ImportRequest): SeasonData {
  if (source === undefined) throw new ImportError(`the season ${season} is new: add its --source`);
  const content = { source, sure: 'source' as const, events: {} };
  return { label: season, file: league.file.replace(/league\.json$/, `${season}.json`), text: '', content };
}
