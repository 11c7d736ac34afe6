/**
 * Teams, derived from games. Within a scope (stated in league.json) one name is one team over all competitions:
 * Arsenal of the Premier League is Arsenal of the FA Cup. Across scopes the same name is another team: Duke's
 * men's and women's sides are two.
 */
import { slugOf } from '../util/slug.ts';

/** What data/team-identities.json says about a team. */
interface TeamIdentity {
  /** Unique in every league over all its seasons, like the abbreviation. */
  shortName: string;
  abbreviation: string;
  city?: string;
  /** The code of the country (catalog/place/country.ts) whose association the team belongs to. */
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
