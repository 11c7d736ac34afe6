/** Data for tests: the smallest folder that passes every check, ways to break it, and the fixture catalogue. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { type AuthoredEvent, isGame, type SportsEvent } from '../event/event.ts';
import { eventId } from '../event/identity.ts';
import { withMeaning } from '../event/vocabulary.ts';
import { buildCatalog } from '../read/build-catalog.ts';
import { type DataFolder, type LeagueData, readDataFolder } from '../read/read-data.ts';
import type { LeagueFile } from '../read/schema.ts';
import { formatSeasonFile } from '../read/season-file.ts';
import type { Catalog } from '../season/league.ts';
import { checkData } from './check-data.ts';

/** Fixed for ever, so tests may name its events and count them. */
export const FIXTURE_DATA = fileURLToPath(new URL('../../tests/fixtures/data', import.meta.url));

export function fixtureCatalog(): Catalog {
  return buildCatalog(readDataFolder(FIXTURE_DATA).data);
}

export type EventsByCategory = Record<string, AuthoredEvent[]>;

/** A game of two sides, with any other fields. */
export function game(home: string, away: string, start: string, more: Partial<AuthoredEvent> = {}) {
  return { start, name: `${home} vs ${away}`, home, away, type: 'Matchday 1', ...more };
}

export function makeLeague(
  slug: string,
  label: string,
  events: EventsByCategory,
  content: Partial<LeagueFile> = {},
): LeagueData {
  const season = { source: 'fixture-list', sure: 'source' as const, events };
  const teamScope = 'teamScope' in content ? content.teamScope : 'clubs';
  return {
    slug,
    file: `soccer/${slug}/league.json`,
    content: {
      name: slug,
      category: 'Soccer',
      path: `/${slug}`,
      icon: 'soccer',
      monogram: slug.slice(0, 4).toUpperCase(),
      colors: ['#37003C', '#00FF85'],
      country: 'gb-eng',
      timeZone: 'Europe/London',
      teamScope,
      ...(teamScope === undefined ? {} : { convention: 'home-away' }),
      seasonMonths: [6, 17],
      ...content,
    },
    aliases: {},
    seasons: [
      { label, file: `soccer/${slug}/${label}.json`, text: formatSeasonFile(season), content: season },
    ],
  };
}

/** The folder of the given leagues, with the other files that their events need. */
export function makeData(...leagues: LeagueData[]): DataFolder {
  const slugs = leagues.map(({ slug }) => slug);
  return {
    categories: [{ name: 'Soccer', folder: 'soccer', leagues: slugs }],
    leagues,
    teamScopes: Object.fromEntries(leagues.map(({ content }) => [content.teamScope ?? 'clubs', {}])),
    teamIdentities: identitiesFor(leagues),
    groups: [],
    rivalries: [],
    holidays: [],
    raceCountries: {},
    venueZones: {},
    otherNames: {
      sports: {},
      leagues: {},
      teams: {},
      seasons: {},
      events: [],
      abbreviations: {},
      notCovered: [],
    },
    similarNames: [],
    sources: {
      'fixture-list': {
        title: 'Fixture list',
        repository: '',
        paths: '',
        date: '',
        licence: '',
        supplied: 'Everything',
        leagues: slugs,
      },
    },
    changes: [],
    refresh: [],
    corrections: [],
    expectations: Object.fromEntries(slugs.map((slug) => [slug, { gapDays: 21 }])),
    auditKnown: [],
    checkKnown: [],
    gaps: {},
  };
}

/** A line of team-identities.json for every side of every game. */
function identitiesFor(leagues: readonly LeagueData[]): DataFolder['teamIdentities'] {
  const events = leagues.flatMap(({ seasons }) =>
    seasons.flatMap(({ content }) => Object.values(content.events).flat()),
  );
  const names = new Set(events.filter(isGame).flatMap(({ home, away }) => [home, away]));
  return Object.fromEntries(
    [...names].map((name, index) => [
      name,
      {
        shortName: name,
        abbreviation: `T${String(index).padStart(3, '0')}`,
        country: 'gb-eng',
        sources: ['fixture-list'],
      },
    ]),
  );
}

/** The Premier League 2024-25 with the given events. */
export function soccerData(events: EventsByCategory, content?: Partial<LeagueFile>): DataFolder {
  return makeData(makeLeague('premierleague', '2024-25', events, content));
}

/** What all checks find: the field and the reason of each problem. */
export function problemsIn(data: DataFolder): { field: string | number | undefined; reason: string }[] {
  return checkData(data).map(({ path, reason }) => ({ field: path.at(-1), reason }));
}

/** Writes the data to a folder that lives as long as the test; `files` replaces or, with null, removes single ones. */
export function writeData(data: DataFolder, files: Record<string, string | null> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'sports-calendar-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const texts: Record<string, string | null> = {
    'categories.json': JSON.stringify(data.categories),
    'team-scopes.json': JSON.stringify(data.teamScopes),
    'team-identities.json': JSON.stringify(data.teamIdentities),
    'groups.json': JSON.stringify(data.groups),
    'rivalries.json': JSON.stringify(data.rivalries),
    'holidays.json': JSON.stringify(data.holidays),
    'race-countries.json': JSON.stringify(data.raceCountries),
    'venue-zones.json': JSON.stringify(data.venueZones),
    'other-names.json': JSON.stringify(data.otherNames),
    'similar-names.json': JSON.stringify(data.similarNames),
    'sources.json': JSON.stringify(data.sources),
    'refresh.json': JSON.stringify(data.refresh),
    'corrections.json': JSON.stringify(data.corrections),
    'expectations.json': JSON.stringify(data.expectations),
    'audit-known.json': JSON.stringify(data.auditKnown),
    'check-known.json': JSON.stringify(data.checkKnown),
    'gaps.json': JSON.stringify(data.gaps),
    ...Object.fromEntries(data.changes.map(({ file, text }) => [file, text])),
    ...Object.fromEntries(data.leagues.map(({ file, content }) => [file, JSON.stringify(content)])),
    ...Object.fromEntries(
      data.leagues.flatMap(({ seasons }) => seasons.map(({ file, text }) => [file, text])),
    ),
    ...files,
  };
  for (const [file, text] of Object.entries(texts)) {
    if (text === null) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

/** An event of the catalogue, of which a test states only what matters to it. */
export function makeEvent(
  about: Partial<SportsEvent> & { publishedAs?: string; occurrence?: number },
): SportsEvent {
  const { publishedAs, occurrence, ...event } = about;
  const { league = 'premierleague', season = '2026-27', name = 'Arsenal vs Chelsea' } = event;
  const complete = {
    id: eventId(league, season, { name, publishedAs, occurrence }),
    league,
    season,
    section: 'Regular Season',
    type: 'Regular Season',
    name,
    start: '2026-11-15',
    end: null,
    location: '',
    zone: 'Europe/London',
    details: '',
    source: 'fixture-list',
    sure: 'source' as const,
    ...event,
  };
  return { ...withMeaning(complete), ...event };
}
