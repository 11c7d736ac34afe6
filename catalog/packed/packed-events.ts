/**
 * Events on their way to the browser: one column for each field, and every text once. Compressed, that is less than half
 * of the same events as a list of objects; a season of baseball has 2,500.
 */
import { CONFIDENCE_LEVELS, isGame, type SportsEvent } from '../event/event.ts';
import { eventId, identityParts } from '../event/identity.ts';
import { withMeaning } from '../event/vocabulary.ts';
import { type RaceCountries, raceCountry, raceOf } from '../place/race-country.ts';
import type { NamedSeasonFacts } from '../season/season-facts.ts';
import { type PackedLook, packLook, type TeamLook, type TeamLooks, unpackLook } from '../team/team-look.ts';

/** Every column has one entry per event: a position in `texts` or -1 for no text, unless stated otherwise. */
export interface PackedEvents {
  /** Every text once. */
  texts: string[];
  league: number[];
  season: number[];
  section: number[];
  type: number[];
  /** For a game the home side, else the event's name. */
  name: number[];
  /** For a game the away side. */
  away: number[];
  /** What follows the two sides in a game's name: ` (Game 2)`. */
  suffix: number[];
  /** The name that an id is made of, for an event that had another name at first. */
  publishedAs: number[];
  /** The number in the id of events that share their name; 1 for all others. */
  occurrence: number[];
  /** The start in two columns, which compress better than one: `2026-11-15`, and `18:00:00Z` or `''`. */
  day: string[];
  time: string[];
  /** The rows whose day is provisional. */
  provisional: number[];
  /** The rows that have one, each followed by the position of its text. */
  rivalry: number[];
  /** Those that moved, each followed by the positions of the start and the end that it had, and of the day. */
  moved: number[];
  end: number[];
  /** -1: where the same side or event was the last time. Most games are at the home side's own ground. */
  location: number[];
  /** -1: that of the same side or event the last time, else of the league's event before. */
  zone: number[];
  details: number[];
  extras: number[];
  source: number[];
  /** Positions in CONFIDENCE_LEVELS. */
  sure: number[];
  updated: number[];
  /** How the sides of the games are shown, one entry for each side in the order of their first games. */
  shortNames: PackedLook['shortName'][];
  badges: PackedLook['badge'][];
  /** The groups of the sides in the same order, '' for none; absent where none has one. */
  groups?: string[];
  /** The positions in that order of the sides of major conferences; absent where there are none. */
  majors?: number[];
  /** The countries of races, by race; absent where there are none. */
  flags?: Record<string, string>;
}

/** What a category page loads besides the coming days. */
export interface PackedKeyDates {
  /** The key dates of its leagues. */
  dates: PackedEvents;
  facts: NamedSeasonFacts[];
}

/** What pages show of events beside what is in them. */
export interface PackingFacts {
  looks: TeamLooks;
  /** Of the sides in the season of the events: see groupPaths. */
  groups?: ReadonlyMap<string, string>;
  majors?: ReadonlySet<string>;
  races?: RaceCountries;
}

export function packEvents(
  events: readonly SportsEvent[],
  { looks, groups = new Map(), majors = new Set(), races = {} }: PackingFacts,
): PackedEvents {
  const positions = new Map<string, number>();
  const position = (text: string | null | undefined) => {
    if (text === undefined || text === null) return -1;
    const known = positions.get(text) ?? positions.size;
    positions.set(text, known);
    return known;
  };
  const identities = events.map(identityParts);
  const lastLocation = new Map<string, string>();
  const lastZone = new Map<string, string>();
  const columns = {
    league: events.map(({ league }) => position(league)),
    season: events.map(({ season }) => position(season)),
    section: events.map(({ section }) => position(section)),
    type: events.map(({ type }) => position(type)),
    name: events.map((event) => position(isGame(event) ? event.home : event.name)),
    away: events.map((event) => position(isGame(event) ? event.away : undefined)),
    suffix: events.map((event) =>
      position(isGame(event) ? event.name.slice(nameOfGame(event.home, event.away).length) : undefined),
    ),
    publishedAs: identities.map(({ publishedAs }) => position(publishedAs)),
    occurrence: identities.map(({ occurrence = 1 }) => occurrence),
    day: events.map(({ start }) => start.slice(0, 10)),
    time: events.map(({ start }) => start.slice(11)),
    provisional: events.flatMap(({ provisional }, row) => (provisional ? row : [])),
    rivalry: events.flatMap(({ rivalry }, row) => (rivalry ? [row, position(rivalry)] : [])),
    moved: events.flatMap(({ moved }, row) =>
      moved ? [row, position(moved.start), position(moved.end), position(moved.day)] : [],
    ),
    end: events.map(({ end }) => position(end)),
    location: events.map(({ home, name, location }) => {
      const isSame = lastLocation.get(home ?? name) === location;
      lastLocation.set(home ?? name, location);
      return isSame ? -1 : position(location);
    }),
    zone: events.map((event) => {
      const isSame = knownZoneOf(lastZone, event) === event.zone;
      rememberZone(lastZone, event, event.zone);
      return isSame ? -1 : position(event.zone);
    }),
    details: events.map(({ details }) => position(details)),
    extras: events.map(({ extras }) => position(extras)),
    source: events.map(({ source }) => position(source)),
    sure: events.map(({ sure }) => CONFIDENCE_LEVELS.indexOf(sure)),
    updated: events.map(({ updated }) => position(updated)),
  };
  const sides = sidesOfAll(events.filter(isGame));
  const packedLooks = sides.map((name) =>
    packLook(name, looks.get(name) ?? { shortName: name, abbreviation: '' }),
  );
  const flags = Object.fromEntries(
    events.flatMap((event) => {
      const country = raceCountry(races, event);
      return country ? [[raceOf(event.name), country] as const] : [];
    }),
  );
  return {
    texts: [...positions.keys()],
    ...columns,
    shortNames: packedLooks.map(({ shortName }) => shortName),
    badges: packedLooks.map(({ badge }) => badge),
    ...(groups.size > 0 ? { groups: sides.map((name) => groups.get(name) ?? '') } : {}),
    ...(majors.size > 0 ? { majors: sides.flatMap((name, side) => (majors.has(name) ? side : [])) } : {}),
    ...(Object.keys(flags).length > 0 ? { flags } : {}),
  };
}

/** Home games are in one zone, and so are most events of one name; a season that stays in its league's zone writes it once. */
function knownZoneOf(
  zones: ReadonlyMap<string, string>,
  { league, home, name }: Pick<SportsEvent, 'league' | 'home' | 'name'>,
): string | undefined {
  return zones.get(`${league}\n${home ?? name}`) ?? zones.get(league);
}

function rememberZone(
  zones: Map<string, string>,
  { league, home, name }: Pick<SportsEvent, 'league' | 'home' | 'name'>,
  zone: string,
): void {
  zones.set(`${league}\n${home ?? name}`, zone).set(league, zone);
}

/** Every side once, in the order of their first games. */
function sidesOfAll(games: readonly { home: string; away: string }[]): string[] {
  return [...new Set(games.flatMap(({ home, away }) => [home, away]))];
}

export function unpackEvents(packed: PackedEvents): SportsEvent[] {
  const optionalText = (column: number[], row: number) => packed.texts[column[row] ?? -1];
  const text = (column: number[], row: number) => optionalText(column, row) ?? '';
  const provisional = new Set(packed.provisional);
  const rivalries = new Map(
    packed.rivalry.flatMap((row, index, all) =>
      index % 2 === 0 ? [[row, packed.texts[all[index + 1] ?? -1]] as const] : [],
    ),
  );
  const moves = new Map<number | undefined, SportsEvent['moved']>();
  for (let index = 0; index < packed.moved.length; index += 4) {
    const [row, ...texts] = packed.moved.slice(index, index + 4);
    const [start = '', end = null, day = ''] = texts.map((position) => packed.texts[position]);
    moves.set(row, { start, end, day });
  }
  const lastLocation = new Map<string, string>();
  const lastZone = new Map<string, string>();
  const looks = new Map<string, TeamLook>();
  const majors = new Set(packed.majors);
  /** Sides get their looks in the order in which they come up. */
  const lookOf = (name: string) => {
    const known = looks.get(name);
    if (known) return known;
    const shortName = packed.shortNames[looks.size] ?? 0;
    const group = packed.groups?.[looks.size];
    const look = unpackLook(name, { shortName, badge: packed.badges[looks.size] ?? '' });
    if (group) look.group = group;
    if (majors.has(looks.size)) look.isMajor = true;
    looks.set(name, look);
    return look;
  };
  return packed.name.map((_, row) => {
    const league = text(packed.league, row);
    const season = text(packed.season, row);
    const nameOrHome = text(packed.name, row);
    const away = optionalText(packed.away, row);
    const name =
      away === undefined ? nameOrHome : `${nameOfGame(nameOrHome, away)}${text(packed.suffix, row)}`;
    const flag = packed.flags?.[raceOf(name)];
    const publishedAs = optionalText(packed.publishedAs, row);
    const occurrence = packed.occurrence[row] ?? 1;
    const time = packed.time[row];
    const location = optionalText(packed.location, row) ?? lastLocation.get(nameOrHome) ?? '';
    lastLocation.set(nameOrHome, location);
    const named = { league, home: away === undefined ? undefined : nameOrHome, name };
    const zone = optionalText(packed.zone, row) ?? knownZoneOf(lastZone, named) ?? 'UTC';
    rememberZone(lastZone, named, zone);
    const extras = optionalText(packed.extras, row);
    const updated = optionalText(packed.updated, row);
    const rivalry = rivalries.get(row);
    const moved = moves.get(row);
    return withMeaning({
      id: eventId(league, season, { name, publishedAs, occurrence: occurrence > 1 ? occurrence : undefined }),
      league,
      season,
      section: text(packed.section, row),
      type: text(packed.type, row),
      name,
      ...(away === undefined
        ? {}
        : { home: nameOrHome, away, looks: { home: lookOf(nameOrHome), away: lookOf(away) } }),
      ...(rivalry === undefined ? {} : { rivalry }),
      ...(flag === undefined ? {} : { flag }),
      ...(provisional.has(row) ? { provisional: true as const } : {}),
      ...(moved === undefined ? {} : { moved }),
      start: time ? `${packed.day[row]}T${time}` : (packed.day[row] ?? ''),
      end: optionalText(packed.end, row) ?? null,
      location,
      zone,
      details: text(packed.details, row),
      ...(extras === undefined ? {} : { extras }),
      source: text(packed.source, row),
      sure: CONFIDENCE_LEVELS[packed.sure[row] ?? -1] ?? 'estimated',
      ...(updated === undefined ? {} : { updated }),
    });
  });
}

const nameOfGame = (home: string, away: string) => `${home} vs ${away}`;
