/** Reads the data folder. The only module of the catalogue that uses the file system; build time only. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import type { z } from 'zod';
import type { ChangeRecord } from '../changes/change-record.ts';
import type { Rivalry } from '../event/rivalry.ts';
import type { RaceCountries } from '../place/race-country.ts';
import type { VenueZones } from '../place/venue-zone.ts';
import type { TeamGroup } from '../team/team-group.ts';
import type { Holiday } from './holiday.ts';
import type { OtherNames } from './other-names.ts';
import type { Problem } from './problem.ts';
import {
  auditKnownFileSchema,
  categoriesFileSchema,
  changeRecordSchema,
  checkKnownFileSchema,
  correctionsFileSchema,
  expectationsFileSchema,
  gapsFileSchema,
  type LeagueFile,
  leagueFileSchema,
  type RefreshSource,
  refreshFileSchema,
  type SeasonFile,
  seasonFileSchema,
  similarNamesFileSchema,
  sourcesFileSchema,
  teamScopesFileSchema,
  teamsFileSchema,
} from './schema.ts';
import {
  groupsFileSchema,
  holidaysFileSchema,
  otherNamesFileSchema,
  raceCountriesFileSchema,
  rivalriesFileSchema,
  teamIdentitiesFileSchema,
  venueZonesFileSchema,
} from './team-schema.ts';

export const TEAMS_FILE = 'teams.json';
const NO_TEAMS = { aliases: {} };
const NO_OTHER_NAMES: OtherNames = {
  sports: {},
  leagues: {},
  teams: {},
  seasons: {},
  events: [],
  abbreviations: {},
  notCovered: [],
};

export interface SeasonData {
  label: string;
  /** Path of the file below the data folder, with forward slashes. */
  file: string;
  text: string;
  content: SeasonFile;
}

export interface LeagueData {
  slug: string;
  file: string;
  content: LeagueFile;
  /** From teams.json beside league.json, which is there only for leagues that are imported. */
  aliases: Record<string, string>;
  /** Oldest first. */
  seasons: SeasonData[];
}

/** What became different in a year. */
export interface ChangesData {
  file: string;
  text: string;
  /** One for each line. */
  records: ChangeRecord[];
}

export interface DataFolder {
  categories: z.infer<typeof categoriesFileSchema>;
  /** In the order of categories.json. */
  leagues: LeagueData[];
  teamScopes: z.infer<typeof teamScopesFileSchema>;
  /** By name. */
  teamIdentities: z.infer<typeof teamIdentitiesFileSchema>;
  groups: TeamGroup[];
  rivalries: Rivalry[];
  holidays: Holiday[];
  raceCountries: RaceCountries;
  venueZones: VenueZones;
  otherNames: OtherNames;
  similarNames: z.infer<typeof similarNamesFileSchema>;
  sources: z.infer<typeof sourcesFileSchema>;
  /** Oldest first. */
  changes: ChangesData[];
  /** What is imported every day. */
  refresh: RefreshSource[];
  corrections: z.infer<typeof correctionsFileSchema>;
  expectations: z.infer<typeof expectationsFileSchema>;
  auditKnown: z.infer<typeof auditKnownFileSchema>;
  checkKnown: z.infer<typeof checkKnownFileSchema>;
  gaps: z.infer<typeof gapsFileSchema>;
}

/** The content of files when they were last read: the development server reads all of them again when one changes. */
const lastRead = new Map<string, { text: string; content: unknown }>();

/**
 * Everything that could be read, and a problem for each file that could not.
 * @param isValid if the same files were valid before: the schemas take a third of the time
 */
export function readDataFolder(folder: string, isValid = false): { data: DataFolder; problems: Problem[] } {
  const problems: Problem[] = [];

  function read<T>(file: string, schema: z.ZodType<T>, whenBroken: T): { text: string; content: T } {
    let text: string;
    try {
      text = readFileSync(join(folder, file), 'utf8');
    } catch {
      problems.push({ file, path: [], reason: 'the file is missing or cannot be read' });
      return { text: '', content: whenBroken };
    }
    const known = lastRead.get(join(folder, file));
    if (known?.text === text) return { text, content: known.content as T };
    const json = parseJson(file, text, problems);
    if (json === undefined) return { text, content: whenBroken };
    if (isValid) return { text, content: json as T };
    const result = schema.safeParse(json);
    if (result.success) {
      lastRead.set(join(folder, file), { text, content: result.data });
      return { text, content: result.data };
    }
    problems.push(...problemsOf(result.error, file));
    return { text, content: whenBroken };
  }

  const categories = read('categories.json', categoriesFileSchema, []).content;
  const leagues: LeagueData[] = [];
  problems.push(...unlistedFolders(folder, categories));
  for (const category of categories) {
    for (const slug of category.leagues) {
      const leagueFolder = `${category.folder}/${slug}`;
      const file = `${leagueFolder}/league.json`;
      const content = read<LeagueFile | null>(file, leagueFileSchema, null).content;
      if (!content) continue;
      const seasons: SeasonData[] = [];
      for (const label of seasonLabels(join(folder, leagueFolder))) {
        const seasonFile = `${leagueFolder}/${label}.json`;
        const season = read<SeasonFile | null>(seasonFile, seasonFileSchema, null);
        if (season.content) {
          seasons.push({ label, file: seasonFile, text: season.text, content: season.content });
        }
      }
      const teamsFile = `${leagueFolder}/${TEAMS_FILE}`;
      const hasTeamsFile = existsSync(join(folder, teamsFile));
      const { aliases } = hasTeamsFile ? read(teamsFile, teamsFileSchema, { aliases: {} }).content : NO_TEAMS;
      leagues.push({ slug, file, content, aliases, seasons });
    }
  }

  return {
    data: {
      categories,
      leagues,
      teamScopes: read('team-scopes.json', teamScopesFileSchema, {}).content,
      teamIdentities: read('team-identities.json', teamIdentitiesFileSchema, {}).content,
      groups: read('groups.json', groupsFileSchema, []).content,
      rivalries: read('rivalries.json', rivalriesFileSchema, []).content,
      holidays: read('holidays.json', holidaysFileSchema, []).content,
      raceCountries: read('race-countries.json', raceCountriesFileSchema, {}).content,
      venueZones: read('venue-zones.json', venueZonesFileSchema, {}).content,
      otherNames: read('other-names.json', otherNamesFileSchema, NO_OTHER_NAMES).content,
      similarNames: read('similar-names.json', similarNamesFileSchema, []).content,
      sources: read('sources.json', sourcesFileSchema, {}).content,
      changes: changesIn(folder, problems),
      refresh: read('refresh.json', refreshFileSchema, []).content,
      corrections: read('corrections.json', correctionsFileSchema, []).content,
      expectations: read('expectations.json', expectationsFileSchema, {}).content,
      auditKnown: read('audit-known.json', auditKnownFileSchema, []).content,
      checkKnown: read('check-known.json', checkKnownFileSchema, []).content,
      gaps: read('gaps.json', gapsFileSchema, {}).content,
    },
    problems,
  };
}

/** A folder without changes has no such files. */
function changesIn(folder: string, problems: Problem[]): ChangesData[] {
  const path = join(folder, 'changes');
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .sort()
    .map((name) => {
      const file = `changes/${name}`;
      const text = readFileSync(join(folder, file), 'utf8');
      return { file, text, records: readRecords(file, text, problems) };
    });
}

export function readRecords(file: string, text: string, problems: Problem[]): ChangeRecord[] {
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  return lines.flatMap((line, index) => {
    const unreadable: Problem[] = [];
    const json = parseJson(file, line, unreadable);
    const { data, error } = changeRecordSchema.safeParse(json);
    const found = json !== undefined && error ? problemsOf(error, file) : unreadable;
    problems.push(...found.map((problem) => ({ ...problem, line: index + 1 })));
    return data ?? [];
  });
}

function problemsOf({ issues }: z.ZodError, file: string): Problem[] {
  return issues.flatMap((issue) => {
    const path = issue.path.filter((key) => typeof key !== 'symbol');
    if (issue.code !== 'unrecognized_keys') return { file, path, reason: issue.message };
    return issue.keys.map((key) => ({ file, path: [...path, key], reason: 'is not a known key' }));
  });
}

/** JSON.parse first, as it is fast; the slower parser finds the position of a syntax error. */
function parseJson(file: string, text: string, problems: Problem[]): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const errors: ParseError[] = [];
    parse(text, errors);
    const first = errors[0];
    const line = text.slice(0, first?.offset ?? 0).split('\n').length;
    const what = first ? printParseErrorCode(first.error) : 'unreadable';
    const reason = text.startsWith('\ufeff')
      ? 'begins with a byte order mark: save it as UTF-8 without one'
      : `is not valid JSON: ${what}`;
    problems.push({ file, path: [], line, reason });
    return undefined;
  }
}

function seasonLabels(leagueFolder: string): string[] {
  return readdirSync(leagueFolder)
    .filter((name) => name.endsWith('.json') && name !== 'league.json' && name !== TEAMS_FILE)
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

/** Folders of leagues that categories.json does not know: otherwise their events would be missing silently. */
function unlistedFolders(folder: string, categories: DataFolder['categories']): Problem[] {
  const listed = new Set(
    categories.flatMap((category) => category.leagues.map((slug) => `${category.folder}/${slug}`)),
  );
  const folders = (path: string) =>
    readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  return folders(folder)
    .flatMap((category) => folders(join(folder, category)).map((slug) => `${category}/${slug}`))
    .filter((path) => !listed.has(path))
    .map((path) => ({ file: 'categories.json', path: [], reason: `does not list the folder ${path}` }));
}
