/**
 * Teams, derived from games. Within a scope (stated in league.json) one name is one team over all competitions:
 * Arsenal of the Premier League is Arsenal of the FA Cup. Across scopes the same name is another team: Duke's
 * men's and women's sides are two.
 */
import { isGame, type SportsEvent } from './event.ts';
import { slugOf } from './slug.ts';

/** What data/team-identities.json says about a team. */
interface TeamIdentity {
  /** Unique in every league over all its seasons, like the abbreviation. */
  shortName: string;
  abbreviation: string;
  city?: string;
  /** The code of the country (catalog/country.ts) whose association the team belongs to. */
  country: string;
  /** A national side. */
  national?: true;
  /** `#RRGGBB`, one or two, the main colour first. */
  colors?: string[];
}

export interface Team extends TeamIdentity, NamedTeam {}

/** What the games themselves say about a team. */
export interface NamedTeam {
  /** Unique on the site, the last part of the team's address. */
  slug: string;
  name: string;
  scope: string;
  /** Slugs of the leagues in which the team plays, in the order of the catalogue. */
  leagues: string[];
  /** What distinguishes it from others of its name: `women’s basketball`. */
  kind?: string;
}

export interface TeamScope {
  /** Ends the slug of every team of the scope, where names of several scopes are the same: `mens-basketball`. */
  suffix?: string;
  /** Shown beside the names of teams whose slug is not just their name: `men’s basketball`. */
  label?: string;
  /** Slugs of single teams whose name belongs to a better known team of another scope. */
  slugs?: Record<string, string>;
}

export type TeamScopes = Record<string, TeamScope>;

export function teamSlug(name: string, scope: TeamScope | undefined): string {
  const own = scope?.slugs?.[name];
  if (own) return own;
  return scope?.suffix ? `${slugOf(name)}-${scope.suffix}` : slugOf(name);
}

/** What distinguishes a team from others of its name; undefined where the name is unique. */
export function teamKind(
  team: { slug: string; name: string },
  scope: TeamScope | undefined,
): string | undefined {
  return team.slug === slugOf(team.name) ? undefined : scope?.label;
}

export interface ScopedGames {
  league: string;
  scope: string;
  events: readonly SportsEvent[];
}

/** All teams of the given seasons, sorted by slug. Two teams may share a slug here, which the check reports. */
export function teamsOf(seasons: readonly ScopedGames[], scopes: TeamScopes): NamedTeam[] {
  const teams = new Map<string, NamedTeam>();
  for (const { league, scope, events } of seasons) {
    for (const event of events) {
      if (!isGame(event)) continue;
      for (const name of [event.home, event.away]) {
        const key = `${scope}\n${name}`;
        const team = teams.get(key);
        if (!team) {
          const slug = teamSlug(name, scopes[scope]);
          const kind = teamKind({ slug, name }, scopes[scope]);
          teams.set(key, { slug, name, scope, leagues: [league], ...(kind === undefined ? {} : { kind }) });
        } else if (!team.leagues.includes(league)) {
          team.leagues.push(league);
        }
      }
    }
  }
  return [...teams.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}
