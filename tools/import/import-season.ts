/** Schedules into season files: names, zone, update and checks. Reads and writes nothing itself. */
import { applyEdits, modify } from 'jsonc-parser';
import type { ChangeRecord } from '../../catalog/changes/change-record.ts';
import { checkData } from '../../catalog/check/check-data.ts';
import { allEntries } from '../../catalog/check/entries.ts';
import { isSeasonLabel } from '../../catalog/check/season-window.ts';
import { addDays } from '../../catalog/day/day.ts';
import { describeProblems, type Problem } from '../../catalog/read/problem.ts';
import {
  type DataFolder,
  type LeagueData,
  type SeasonData,
  TEAMS_FILE,
} from '../../catalog/read/read-data.ts';
import { seasonChanges, withRecords } from '../../catalog/read/season-changes.ts';
import { formatSeasonFile } from '../../catalog/read/season-file.ts';
import { stampUpdates } from '../../catalog/read/stamp-updates.ts';
import type { Report } from './describe-changes.ts';
import { FORMATS, type Format } from './formats.ts';
import { Habits } from './habits.ts';
import { ImportError, quote } from './import-error.ts';
import type { ImportedEvent, Note } from './imported-event.ts';
import { parseCompleteSchedule } from './jsonl.ts';
import { isZone } from './local-time.ts';
import { Names, withOurNames } from './names.ts';
import type { UpdateOptions } from './update-options.ts';
import { updateSeason } from './update-season.ts';

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
  /** The data as it would be, for the next import of the same run. */
  data: DataFolder;
  reports: Report[];
  /** Those that would change. */
  seasons: SeasonData[];
  /** What that changes about events that were there. */
  records: ChangeRecord[];
}

/** What a source has of one season. */
export function importSeason(
  data: DataFolder,
  text: string,
  request: ImportRequest,
  today: string,
): ImportResult {
  const league = leagueOf(data, request.league);
  if (!isSeasonLabel(request.season))
    throw new ImportError(`${quote(request.season)} is not a season: 2026 or 2026-27`);
  const before = league.seasons.find(({ label }) => label === request.season);
  const source = request.source ?? before?.content.source;
  if (source === undefined)
    throw new ImportError(`the season ${request.season} is new here: state its --source`);
  if (!Object.hasOwn(data.sources, source))
    throw new ImportError(`the source ${quote(source)} is not in sources.json`);
  if (request.zone !== undefined && !isZone(request.zone)) {
    throw new ImportError(`--zone: the zone ${quote(request.zone)} does not exist`);
  }

  const notes: Note[] = [];
  const habits = new Habits(league, request.season);
  const names = new Names(data, league, request.newTeams);
  const schedule = FORMATS[request.format](text, {
    zone: request.zone ?? zoneOf(league, request.season),
    isZoneStated: request.zone !== undefined,
    season: request.season,
    seasonMonths: league.content.seasonMonths,
    hasTeams: names.hasTeams,
    isTeam: (name) => names.team(name) !== undefined,
    types: habits.types,
    roundName: (number) => habits.roundName(number),
    columns: request.columns ?? new Map(),
    dateOrder: request.dateOrder,
    note: (line, reason, notUnderstood) =>
      notes.push({ line, text: reason, ...(notUnderstood !== undefined && { notUnderstood }) }),
  });
  if (schedule.length === 0) throw new ImportError('the input has no events with dates');

  return importInto(
    data,
    league,
    request.season,
    withOurNames(schedule, names, league.file.replace(/league\.json$/, TEAMS_FILE)).map((event) =>
      event.location === undefined ? event : { ...event, location: habits.location(event.location) },
    ),
    {
      isComplete: false,
      zone: zoneOf(league, request.season),
      habits,
      provenance: { source, sure: 'source' },
      hasDoubleheaders: league.content.category === 'Baseball',
      rename: request.rename,
      until: request.daysAhead === undefined ? undefined : addDays(today, request.daysAhead),
      category: request.category,
      type: request.type,
    },
    { title: `${request.input} (${request.format})`, notes, today },
  );
}

/** A complete schedule of all seasons that it names. */
export function importLeague(
  data: DataFolder,
  slug: string,
  text: string,
  input: string,
  today: string,
): ImportResult {
  const league = leagueOf(data, slug);
  let all: ImportResult = { data, reports: [], seasons: [], records: [] };
  for (const [label, schedule] of parseCompleteSchedule(text)) {
    const options = { isComplete: true, zone: zoneOf(league, label) } as const;
    const result = importInto(all.data, league, label, schedule, options, { title: input, notes: [], today });
    if (result.seasons.length > 0) all = joined(all, result);
  }
  return all;
}

export function joined(first: ImportResult, second: ImportResult): ImportResult {
  return {
    data: second.data,
    reports: [...first.reports, ...second.reports],
    seasons: [...first.seasons, ...second.seasons],
    records: [...first.records, ...second.records],
  };
}

function leagueOf(data: DataFolder, slug: string): LeagueData {
  const league = data.leagues.find((each) => each.slug === slug);
  if (!league) throw new ImportError(`there is no league ${quote(slug)}`);
  return league;
}

function zoneOf({ content }: LeagueData, label: string): string {
  return content.seasonOverrides?.[label]?.timeZone ?? content.timeZone;
}

function importInto(
  data: DataFolder,
  league: LeagueData,
  label: string,
  schedule: readonly ImportedEvent[],
  options: UpdateOptions,
  { title, notes, today }: { title: string; notes: readonly Note[]; today: string },
): ImportResult {
  const before = league.seasons.find((season) => season.label === label);
  const update = updateSeason(before?.content, schedule, options);
  // Feeds count up with the moment of a change; a day is exact enough, and a second change of a day is later by a minute.
  const content = stampUpdates(update.content, before?.content, `${today}T00:00:00Z`);
  const file = before?.file ?? league.file.replace(/league\.json$/, `${label}.json`);
  const season: SeasonData = { label, file, text: formatSeasonFile(content), content };
  const reports = [{ ...update, title: `${title} → ${file}`, notes: [...notes, ...update.notes] }];
  if (season.text === before?.text) return { data, reports, seasons: [], records: [] };
  const records = before
    ? seasonChanges({ league, label, before: before.content, after: content, day: today })
    : [];
  return { data: withSeason(data, league.slug, season), reports, seasons: [season], records };
}

function withSeason(data: DataFolder, slug: string, season: SeasonData): DataFolder {
  const leagues = data.leagues.map((league) => {
    if (league.slug !== slug) return league;
    const others = league.seasons.filter(({ label }) => label !== season.label);
    return { ...league, seasons: [...others, season].sort((a, b) => (a.label < b.label ? -1 : 1)) };
  });
  return { ...data, leagues };
}

interface ChangedFiles {
  data: DataFolder;
  /** Files of the data folder that would change, with their new text. */
  files: { file: string; text: string }[];
}

const SHOWN_PROBLEMS = 5;

/**
 * What an import would write, with the record of changes and sources.json. What npm run check would reject is rejected in
 * the first place.
 */
export function changedFiles(
  { data: imported, seasons, records }: ImportResult,
  texts: { sources: string; checkKnown: string },
  dataFolder: string,
): ChangedFiles {
  if (seasons.length === 0) return { data: imported, files: [] };
  const data = { ...imported, changes: withRecords(imported.changes, records) };
  const sources = sourcesAfter(data, texts.sources);
  const known = checkKnownAfter(sources.data, texts.checkKnown);
  const { problems } = known;
  if (problems.length > 0) {
    const more = problems.length > SHOWN_PROBLEMS ? `\nand ${problems.length - SHOWN_PROBLEMS} more` : '';
    // Lines of a file that would be written are not on disk.
    const isChanged = (file: string) => seasons.some((season) => season.file === file);
    const described = problems
      .slice(0, SHOWN_PROBLEMS)
      .map((problem) =>
        isChanged(problem.file)
          ? `${problem.file}: ${problem.reason}`
          : describeProblems([problem], dataFolder),
      );
    throw new ImportError(`the data would no longer be valid:\n${described.join('\n')}${more}`);
  }
  const files = seasons.map(({ file, text }) => ({ file, text }));
  const recorded = new Map(imported.changes.map(({ file, text }) => [file, text]));
  files.push(...data.changes.filter(({ file, text }) => text !== recorded.get(file)));
  if (sources.text !== texts.sources) files.push({ file: 'sources.json', text: sources.text });
  if (known.text !== texts.checkKnown) files.push({ file: CHECK_KNOWN, text: known.text });
  return { data: known.data, files };
}

const CHECK_KNOWN = 'check-known.json';

/** Exceptions that explain nothing any more go with the import that solved them: the check would reject one without the other. */
function checkKnownAfter(
  data: DataFolder,
  text: string,
): { data: DataFolder; text: string; problems: Problem[] } {
  const problems = checkData(data);
  const solved = problems.filter(({ file }) => file === CHECK_KNOWN);
  if (solved.length === 0) return { data, text, problems };
  const paths = new Set(solved.map(({ path }) => path.join()));
  const checkKnown = data.checkKnown.map((known, index) => ({
    ...known,
    about: known.about.filter((_, position) => !paths.has(`${index},about,${position}`)),
  }));
  let edited = text;
  for (const [index, { about }] of [...checkKnown.entries()].reverse()) {
    if (about.length === data.checkKnown[index]?.about.length) continue;
    const [path, value] = about.length > 0 ? [[index, 'about'], about] : [[index], undefined];
    edited = applyEdits(edited, modify(edited, path, value, {}));
  }
  const after = { ...data, checkKnown: checkKnown.filter(({ about }) => about.length > 0) };
  return { data: after, text: edited, problems: checkData(after) };
}

/** The lists of leagues in sources.json follow the events: an import may bring a source to a league, or end its use. */
function sourcesAfter(data: DataFolder, text: string): { data: DataFolder; text: string } {
  const used = new Map<string, Set<string>>();
  for (const { event, season, league } of allEntries(data)) {
    const source = event.source ?? season.content.source;
    used.set(source, (used.get(source) ?? new Set()).add(league.slug));
  }
  const sources = { ...data.sources };
  let edited = text;
  for (const [key, source] of Object.entries(data.sources)) {
    const leagues = [...(used.get(key) ?? [])].sort();
    if (leagues.join() === [...source.leagues].sort().join()) continue;
    sources[key] = { ...source, leagues };
    edited = applyEdits(edited, modify(edited, [key, 'leagues'], leagues, {}));
  }
  return { data: { ...data, sources }, text: edited };
}
