/**
 * What search knows before it has seen an event: the leagues with their seasons, all teams, and what people call them, the
 * events and the days. It is loaded when the field is reached for; the events are those of the lists of seasons.
 */
import { isGame } from '../event/event.ts';
import { ownNames, type Rivalry } from '../event/rivalry.ts';
import { type Holiday, holidayDays } from '../read/holiday.ts';
import type { OtherNames } from '../read/other-names.ts';
import { allLeagues, type Catalog, type League, type Season } from '../season/league.ts';
import type { Team, TeamScopes } from '../team/team.ts';
import { packLook, teamLook } from '../team/team-look.ts';
import { slugOf } from '../util/slug.ts';

export interface SearchNames {
  sports: { name: string; path: string; sport: string; aliases: string[] }[];
  /** In the order of the catalogue. */
  leagues: NamedLeague[];
  teams: NamedTeams;
  scopes: TeamScopes;
  rivalries: Rivalry[];
  otherNames: Pick<OtherNames, 'seasons' | 'events' | 'abbreviations' | 'notCovered'>;
  holidays: NamedDays[];
}

export interface NamedLeague {
  slug: string;
  name: string;
  path: string;
  sport: string;
  country?: string;
  aliases: string[];
  /** The oldest first, with the first and the last day of any event. */
  seasons: { label: string; teamScope?: string; from: string; to: string }[];
}

/** One entry in each list for every team, ordered by scope: of two that match equally well, the NFL's comes before a college's. */
export interface NamedTeams {
  name: string[];
  scope: string[];
  /** The position of the league in which a team has most of its games. */
  league: number[];
  /** In the form of packLook. Results have whole names, so these are enough to draw a badge. */
  badge: string[];
  /** How many words at the end of its name are its short name, as Bears is; 0 for none. */
  shortWords: number[];
  /** The number of seasons that it plays in: the more, the better known. */
  seasons: number[];
  /** Team → its other names, for the few that have some. */
  aliases: Record<number, string[]>;
}

/** A holiday in the years of the catalogue. */
export interface NamedDays {
  name: string;
  /** What it is called, in lower case words. */
  calledSo: string[];
  countries: string[];
  /** Its days, once for each year in order: the first one, or the first and the last with a slash between them. */
  days: string[];
}

/** The part of the data folder that people's words for sport are in. */
export interface SearchWords {
  teamScopes: TeamScopes;
  otherNames: OtherNames;
  rivalries: readonly Rivalry[];
  holidays: readonly Holiday[];
}

export function searchNames(catalog: Catalog, known: SearchWords): SearchNames {
  const { sports, leagues: leagueNames, seasons, events, abbreviations, notCovered } = known.otherNames;
  const leagues = allLeagues(catalog);
  return {
    sports: catalog.categories.map(({ name, path, sport }) => ({
      name,
      path,
      sport,
      aliases: sports[sport] ?? [],
    })),
    leagues: leagues.map(({ slug, name, path, sport, country, seasons }) => ({
      slug,
      name,
      path,
      sport,
      ...(country ? { country } : {}),
      aliases: leagueNames[slug] ?? [],
      seasons: seasons.map(seasonDays),
    })),
    teams: namedTeams([...catalog.teams.values()], leagues, known.otherNames.teams),
    scopes: known.teamScopes,
    // A rivalry without a name of its own is found by the names of its teams.
    rivalries: known.rivalries.filter((rivalry) => ownNames(rivalry).length > 0),
    otherNames: { seasons, events, abbreviations, notCovered },
    holidays: namedDays(known.holidays, leagues),
  };
}

function seasonDays({ label, teamScope, events }: Season): NamedLeague['seasons'][number] {
  const from = events[0]?.start.slice(0, 10) ?? '';
  const lastDays = events.map(({ start, end }) => (end ?? start).slice(0, 10));
  const to = lastDays.reduce((last, day) => (day > last ? day : last), from);
  return { label, ...(teamScope === undefined ? {} : { teamScope }), from, to };
}

const teamKey = (scope: string, name: string) => `${scope}\n${name}`;

function namedTeams(
  all: readonly Team[],
  leagues: readonly League[],
  aliases: OtherNames['teams'],
): NamedTeams {
  const scopes = new Set(leagues.flatMap(({ seasons }) => seasons.map(({ teamScope = '' }) => teamScope)));
  const teams = [...scopes].flatMap((scope) => all.filter((team) => team.scope === scope));
  const facts = teamFacts(leagues);
  const factsOf = ({ scope, name }: Team) => facts.get(teamKey(scope, name));
  return {
    name: teams.map(({ name }) => name),
    scope: teams.map(({ scope }) => scope),
    league: teams.map((team) => factsOf(team)?.league ?? 0),
    badge: teams.map((team) => packLook(team.name, teamLook(team)).badge),
    shortWords: teams.map(({ name, shortName }) =>
      name.endsWith(` ${shortName}`) ? shortName.split(' ').length : 0,
    ),
    seasons: teams.map((team) => factsOf(team)?.seasons ?? 0),
    aliases: Object.fromEntries(
      teams.flatMap((team, position) => {
        const own = [...(aliases[team.slug] ?? []), ...cityBeside(team)];
        return own.length > 0 ? [[position, own] as const] : [];
      }),
    ),
  };
}

/** The city of a team whose name does not have it: Turin of Juventus. */
function cityBeside({ name, city }: Team): string[] {
  return city === undefined || slugOf(name).includes(slugOf(city)) ? [] : [city];
}

interface TeamFacts {
  league: number;
  games: number;
  seasons: number;
}

/** In how many seasons each team plays, and the position of the league in which it has most of its games. */
function teamFacts(leagues: readonly League[]): Map<string, TeamFacts> {
  const facts = new Map<string, TeamFacts>();
  leagues.forEach((league, position) => {
    const inLeague = new Map<string, { games: number; seasons: number }>();
    for (const { teamScope = '', events } of league.seasons) {
      const sides = events.filter(isGame).flatMap(({ home, away }) => [home, away]);
      const add = (side: string, games: number, seasons: number) => {
        const key = teamKey(teamScope, side);
        const before = inLeague.get(key) ?? { games: 0, seasons: 0 };
        inLeague.set(key, { games: before.games + games, seasons: before.seasons + seasons });
      };
      for (const side of sides) add(side, 1, 0);
      for (const side of new Set(sides)) add(side, 0, 1);
    }
    for (const [key, { games, seasons }] of inLeague) {
      const known = facts.get(key);
      const best = known && known.games >= games ? known : { league: position, games };
      facts.set(key, { ...best, seasons: (known?.seasons ?? 0) + seasons });
    }
  });
  return facts;
}

/** The days of every holiday from the first year of the catalogue to the one after the last. */
function namedDays(holidays: readonly Holiday[], leagues: readonly League[]): NamedDays[] {
  const days = leagues.flatMap(({ seasons }) =>
    seasons.flatMap(({ events }) => events.map(({ start }) => start)),
  );
  const years = days.map((day) => Number(day.slice(0, 4)));
  const first = years.reduce((least, year) => Math.min(least, year), Number.POSITIVE_INFINITY);
  const last = years.reduce((most, year) => Math.max(most, year), 0) + 1;
  const all = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  return holidays.map((holiday) => ({
    name: holiday.name,
    calledSo: [
      ...new Set([holiday.name, ...(holiday.aliases ?? [])].map((name) => slugOf(name).replaceAll('-', ' '))),
    ],
    countries: holiday.countries,
    days: all.flatMap((year) => {
      const span = holidayDays(holiday, year, leagues);
      if (!span) return [];
      return span.from === span.to ? span.from : `${span.from}/${span.to}`;
    }),
  }));
}
