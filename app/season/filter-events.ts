/** The events that match the filters, and the options that the filters offer. */
import type { SportsEvent } from '../../catalog/event/event.ts';
import { isGame } from '../../catalog/event/event.ts';
import { isAhead, statusOf } from '../../catalog/event/status.ts';
import { groupName } from '../../catalog/team/team-group.ts';
import type { TeamLook } from '../../catalog/team/team-look.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { slugOf } from '../../catalog/util/slug.ts';
import { plainLook } from '../event/sides.ts';
import type { Visitor } from '../time/visitor.tsx';
import type { Filters } from './league-query.ts';

export interface FilterOption {
  /** As it is in the URL. */
  value: string;
  label: string;
}

export interface TeamOption extends FilterOption {
  look: TeamLook;
}

export interface FilterOptions {
  teams: TeamOption[];
  /** Of a league with so many teams that people look for those of their own. */
  conferences: FilterOption[];
  types: FilterOption[];
}

export function filterOptions(events: readonly SportsEvent[]): FilterOptions {
  const teams = teamOptions(events);
  return { teams, conferences: conferenceOptions(teams), types: typeOptions(events) };
}

/** The teams of the events, by name. */
function teamOptions(events: readonly SportsEvent[]): TeamOption[] {
  const looks = new Map<string, TeamLook>();
  for (const event of events) {
    if (!isGame(event)) continue;
    looks.set(event.home, event.looks?.home ?? plainLook(event.home));
    looks.set(event.away, event.looks?.away ?? plainLook(event.away));
  }
  return [...looks]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([name, look]) => ({ ...toOption(name), look }));
}

/** The largest league that has no use for them has 32 teams. */
const MANY_TEAMS = 60;

/** By name, the major ones first. */
function conferenceOptions(teams: readonly TeamOption[]): FilterOption[] {
  if (teams.length < MANY_TEAMS) return [];
  const members = teams.filter(({ look }) => look.group !== undefined);
  const groups = groupBy(members, ({ look }) => conferenceName(look.group ?? ''));
  const isMinor = (own: readonly TeamOption[]) => Number(!own.some(({ look }) => look.isMajor));
  return [...groups]
    .sort(([a, m], [b, n]) => isMinor(m) - isMinor(n) || a.localeCompare(b, 'en'))
    .map(([name]) => toOption(name));
}

const conferenceName = (path: string) => groupName(path).replace(/ Conference$/, '');

/** The types of the events, in the order in which they first come. */
function typeOptions(events: readonly SportsEvent[]): FilterOption[] {
  const types = new Set(events.map((event) => event.type).filter(Boolean));
  return [...types].map(toOption);
}

function toOption(label: string): FilterOption {
  return { value: slugOf(label), label };
}

export function isFiltered({ team, conference, type, text, upcomingOnly }: Filters): boolean {
  return team !== '' || conference !== '' || type !== '' || text.trim() !== '' || upcomingOnly;
}

export function filterEvents(
  events: readonly SportsEvent[],
  filters: Filters,
  { teams, conferences, types }: FilterOptions,
  sport: string,
  { now }: Pick<Visitor, 'now'>,
): readonly SportsEvent[] {
  if (!isFiltered(filters)) return events;
  const labelOf = (options: readonly FilterOption[], value: string) =>
    options.find((option) => option.value === value)?.label;
  const team = labelOf(teams, filters.team);
  const conference = labelOf(conferences, filters.conference);
  const type = labelOf(types, filters.type);
  const words = searchable(filters.text).split(' ').filter(Boolean);
  return events.filter((event) => {
    if (filters.team !== '' && !(isGame(event) && (event.home === team || event.away === team))) return false;
    if (filters.conference !== '' && !conferencesOf(event).includes(conference)) return false;
    if (filters.type !== '' && event.type !== type) return false;
    if (words.length > 0) {
      const text = textOf(event);
      if (!words.every((word) => text.includes(word))) return false;
    }
    return !filters.upcomingOnly || isAhead(statusOf(event, sport, now));
  });
}

/** Of its sides. */
function conferencesOf({ looks }: SportsEvent): (string | undefined)[] {
  return [looks?.home, looks?.away].flatMap((look) => (look?.group ? [conferenceName(look.group)] : []));
}

function textOf({ name, location, details, type, extras = '' }: SportsEvent): string {
  return searchable(`${name} ${location} ${details} ${type} ${extras}`);
}

/** Lower case, without accents: "Sao Paulo" finds "São Paulo". */
export function searchable(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\s+/g, ' ');
}

/** Those with words that begin with the words of the text come first, then those that have them anywhere. */
export function teamMatches(teams: readonly TeamOption[], text: string): readonly TeamOption[] {
  const words = searchable(text).split(' ').filter(Boolean);
  if (words.length === 0) return teams;
  const beginning: TeamOption[] = [];
  const within: TeamOption[] = [];
  for (const team of teams) {
    const names = ` ${searchable(`${team.label} ${team.look.shortName} ${team.look.abbreviation}`)}`;
    if (words.every((word) => names.includes(` ${word}`))) beginning.push(team);
    else if (words.every((word) => names.includes(word))) within.push(team);
  }
  return [...beginning, ...within];
}
