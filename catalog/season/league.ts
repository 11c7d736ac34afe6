/** Categories, leagues and seasons: the shape of the catalogue. */
import type { SportsEvent } from '../event/event.ts';
import type { Team } from '../team/team.ts';

export interface Season {
  /** The league's own label: `2026` or `2026-27`. */
  label: string;
  /** The zone for times when the visitor's own is not known. */
  timeZone: string;
  /** Which teams are the same team: see data/team-scopes.json. Absent in sports without teams. */
  teamScope?: string;
  /** The newest day on which a source of its events was checked; absent where none has one. */
  checked?: string;
  /** In chronological order. */
  events: SportsEvent[];
}

/** How a game is usually written: `PHI @ DAL`, or `Arsenal – Chelsea` with the home side first. */
export const CONVENTIONS = ['away@home', 'home-away'] as const;
type Convention = (typeof CONVENTIONS)[number];

export interface League {
  slug: string;
  /** The display name, e.g. `NFL`. */
  name: string;
  /** The route, e.g. `/nfl`. */
  path: string;
  /** The name of the category that it belongs to. */
  category: string;
  /** The sport whose icon it shows: `football` for /icons/football_black.svg. */
  sport: string;
  /** Two to four letters, unique on the site. */
  monogram: string;
  /** `#RRGGBB`, the main colour first. */
  colors: [string, string];
  /** The code of the country (catalog/place/country.ts) that it is played in… */
  country?: string;
  /** …or, where there are several, the region in words. */
  region?: string;
  /** Compared with a public schedule every day: data/refresh.json. */
  checkedDaily?: true;
  /** Leagues with games between two sides only. */
  convention?: Convention;
  timeZone: string;
  /** Published games carry an end equal to their start (docs/specification.md, Event). */
  gamesEndAtStart: boolean;
  /** The label of the last season of a league that no longer exists. */
  ended?: string;
  /** Oldest first. */
  seasons: Season[];
}

export interface Category {
  name: string;
  /** A slash and the name in lower case without spaces. */
  path: string;
  sport: string;
  leagues: League[];
}

export interface Catalog {
  categories: Category[];
  /** Every team of every game, by slug. */
  teams: Map<string, Team>;
}

export function categoryPath(name: string): string {
  return `/${name.toLowerCase().replaceAll(' ', '')}`;
}

export function iconUrl(icon: string, variant: 'black' | 'white' = 'black'): string {
  return `/icons/${icon}_${variant}.svg`;
}

/** The file with the icons of all sports, one below the other in the order of the categories. */
export function iconSheetUrl(variant: 'black' | 'white'): string {
  return iconUrl('all', variant);
}

export function allLeagues(catalog: Catalog): League[] {
  return catalog.categories.flatMap((category) => category.leagues);
}

export function eventsOfSeasons(seasons: readonly Season[]): SportsEvent[] {
  return seasons.flatMap((season) => season.events);
}

export function allEvents(catalog: Catalog): SportsEvent[] {
  return allLeagues(catalog).flatMap(({ seasons }) => eventsOfSeasons(seasons));
}
