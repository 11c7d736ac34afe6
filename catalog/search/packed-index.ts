/**
 * What search needs of the whole catalogue, on its way to the browser: every name once, and a row of small numbers
 * for each event. Everything from 2023 on is in it, so that a past final is found like a coming one.
 */
import type { Aliases } from '../aliases.ts';
import { daysBetween, isTimed } from '../day.ts';
import { isGame, type SportsEvent } from '../event.ts';
import { allLeagues, type Catalog } from '../league.ts';
import { isPeriod } from '../period.ts';
import { type TeamScopes, teamSlug } from '../team.ts';
import { packWords } from './packed-words.ts';

export interface PackedIndex {
  sports: { name: string; path: string; icon: string; aliases: string[] }[];
  leagues: { slug: string; name: string; path: string; icon: string; aliases: string[] }[];
  scopes: TeamScopes;
  teams: {
    name: string[];
    /** The number of teams of each scope, which stand one scope after the other. */
    scopes: [scope: string, teams: number][];
    /** The league in which a team has most of its games. */
    league: number[];
    /** Team → its other names, for the few that have some. */
    aliases: Record<number, string[]>;
  };
  /** What events that are not games are called. */
  names: string[];
  venues: string[];
  /** Types and categories. Position 0 of this list and the two around it is the empty text. */
  labels: string[];
  details: string[];
  /** Which season the rows belong to, in their order. */
  seasons: { league: number; label: string; events: number }[];
  /** For a game the home side, else -1 minus the position of the name. */
  first: number[];
  /** The away side of each game; other events have no place here. */
  away: number[];
  /** The day of the start (of a timed one, in UTC), as the difference to the row before; the first from EPOCH. */
  day: number[];
  /** Minutes of the UTC day, or -1 for an all-day event. */
  time: number[];
  /** Only where it is another one than the last time that the same side was at home, or the event took place. */
  venue: Changes;
  /** Only where it is another one than in the row before. */
  type: Changes;
  category: Changes;
  /** Only where there are some. */
  detail: Changes;
  /** Row → value, for what few rows have: the last day as days after the first, or the instant of the end. */
  end: Record<number, number | string>;
  /** Games whose name is more than "home vs away". */
  afterSides: Record<number, string>;
  /** Where the number of a repeated name is not simply how often it has come before in the season. */
  occurrence: Record<number, number>;
  /** Frames, such as a whole season. */
  periods: number[];
  /** Every word of every text, without accents, once. */
  words: string[];
  /** For each word the number of texts that it stands in, then those texts as differences to the one before. */
  textsOfWords: number[];
}

/** The entries of a column that are not what the reader expects, in pairs: rows since the last such entry, value. */
export type Changes = number[];

export const EPOCH = '2020-01-01';

export function packIndex(catalog: Catalog, scopes: TeamScopes, aliases: Aliases): PackedIndex {
  const leagues = allLeagues(catalog);
  const teams = [...catalog.teams.values()].sort(
    (a, b) => compare(a.scope, b.scope) || compare(a.slug, b.slug),
  );
  const positionOfTeam = new Map(teams.map(({ slug }, position) => [slug, position]));
  const gamesOf = teams.map(() => new Map<number, number>());
  const names = numbered();
  const venues = numbered('');
  const labels = numbered('');
  const details = numbered('');
  const columns = { venue: changes(), type: changes(), category: changes(), detail: changes() };
  const packed: PackedIndex = {
    sports: catalog.categories.map(({ name, path, icon }) => ({
      name,
      path,
      icon,
      aliases: aliases.sports[icon] ?? [],
    })),
    leagues: leagues.map(({ slug, name, path, icon }) => ({
      slug,
      name,
      path,
      icon,
      aliases: aliases.leagues[slug] ?? [],
    })),
    scopes,
    teams: {
      name: teams.map(({ name }) => name),
      scopes: countRuns(teams.map(({ scope }) => scope)),
      league: [],
      aliases: Object.fromEntries(
        teams.flatMap(({ slug }, position) => {
          const own = aliases.teams[slug];
          return own ? [[position, own] as const] : [];
        }),
      ),
    },
    names: [],
    venues: [],
    labels: [],
    details: [],
    seasons: [],
    first: [],
    away: [],
    day: [],
    time: [],
    venue: [],
    type: [],
    category: [],
    detail: [],
    end: {},
    afterSides: {},
    occurrence: {},
    periods: [],
    words: [],
    textsOfWords: [],
  };
  let previousDay = EPOCH;
  const lastVenue = new Map<number, number>();

  const addRow = (event: SportsEvent, league: number, sideOf: (name: string) => number) => {
    const row = packed.first.length;
    if (isGame(event)) {
      const [home, away] = [sideOf(event.home), sideOf(event.away)];
      packed.first.push(home);
      packed.away.push(away);
      for (const side of [home, away]) gamesOf[side]?.set(league, (gamesOf[side].get(league) ?? 0) + 1);
      const sides = `${event.home} vs ${event.away}`;
      if (event.name !== sides) packed.afterSides[row] = event.name.slice(sides.length);
    } else {
      packed.first.push(-1 - names.of(event.name));
    }
    const first = packed.first[row] ?? 0;
    const day = event.start.slice(0, 10);
    packed.day.push(daysBetween(previousDay, day));
    previousDay = day;
    packed.time.push(isTimed(event.start) ? (Date.parse(event.start) - Date.parse(day)) / 60_000 : -1);
    const venue = venues.of(event.location);
    columns.venue.add(row, venue, lastVenue.get(first) ?? 0);
    lastVenue.set(first, venue);
    columns.type.addIfOther(row, labels.of(event.type));
    columns.category.addIfOther(row, labels.of(event.category));
    columns.detail.add(row, details.of(event.details), 0);
    if (event.end !== null) packed.end[row] = isTimed(event.end) ? event.end : daysBetween(day, event.end);
    if (isPeriod(event)) packed.periods.push(row);
  };

  leagues.forEach((league, leaguePosition) => {
    for (const { label, teamScope, events } of league.seasons) {
      packed.seasons.push({ league: leaguePosition, label, events: events.length });
      const sideOf = (name: string) => {
        const slug = teamSlug(name, scopes[teamScope ?? '']);
        const position = positionOfTeam.get(slug);
        if (position === undefined) throw new Error(`${league.slug} ${label}: ${name} is no team`);
        return position;
      };
      const timesSeen = new Map<string, number>();
      for (const event of events) {
        const seen = (timesSeen.get(event.name) ?? 0) + 1;
        timesSeen.set(event.name, seen);
        const occurrence = Number(/\.(\d+)$/.exec(event.id)?.[1] ?? 1);
        if (occurrence !== seen) packed.occurrence[packed.first.length] = occurrence;
        addRow(event, leaguePosition, sideOf);
      }
    }
  });
  packed.teams.league = gamesOf.map(
    (games) => [...games].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0])[0],
  );
  const complete = {
    ...packed,
    names: names.texts(),
    venues: venues.texts(),
    labels: labels.texts(),
    details: details.texts(),
    venue: columns.venue.pairs,
    type: columns.type.pairs,
    category: columns.category.pairs,
    detail: columns.detail.pairs,
  };
  return { ...complete, ...packWords(complete) };
}

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

/** Numbers texts in the order in which they first come. */
function numbered(...texts: string[]) {
  const positions = new Map(texts.map((text, position) => [text, position]));
  return {
    of(text: string): number {
      const known = positions.get(text);
      if (known !== undefined) return known;
      positions.set(text, positions.size);
      return positions.size - 1;
    },
    texts: () => [...positions.keys()],
  };
}

/** A column of which only the unexpected is written down. */
function changes() {
  const pairs: Changes = [];
  let lastRow = 0;
  let lastValue = 0;
  const add = (row: number, value: number, expected: number) => {
    if (value === expected) return;
    pairs.push(row - lastRow, value);
    lastRow = row;
  };
  return {
    pairs,
    add,
    addIfOther(row: number, value: number) {
      add(row, value, lastValue);
      lastValue = value;
    },
  };
}

function countRuns(texts: readonly string[]): [string, number][] {
  const runs: [string, number][] = [];
  for (const text of texts) {
    const last = runs.at(-1);
    if (last?.[0] === text) last[1] += 1;
    else runs.push([text, 1]);
  }
  return runs;
}
