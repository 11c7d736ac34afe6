/** The programme of Olympic Games: ceremonies, and sessions by day or by sport. */
import { listedDay } from '../../catalog/day/day.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { groupBy } from '../../catalog/util/group-by.ts';

export interface Programme {
  /** The Games as a whole, from the first to the last day. */
  whole: SportsEvent | undefined;
  ceremonies: SportsEvent[];
  /** Each sport from its first to its last day. */
  sports: SportsEvent[];
  /** None before their schedule is published. */
  sessions: SportsEvent[];
}

export function programmeOf(events: readonly SportsEvent[]): Programme {
  const parts = groupBy(events, partOf);
  return {
    whole: parts.get('whole')?.[0],
    ceremonies: parts.get('ceremonies') ?? [],
    sports: parts.get('sports') ?? [],
    sessions: parts.get('sessions') ?? [],
  };
}

function partOf({ section, name }: SportsEvent): keyof Programme {
  if (section === 'Championship') return 'whole';
  if (section === 'Sports') return 'sports';
  return name.endsWith('Ceremony') ? 'ceremonies' : 'sessions';
}

/** A session with at least one medal event. */
export function isMedalSession({ details }: SportsEvent): boolean {
  return /\bmedal\b/i.test(details);
}

export interface SessionGroup {
  /** A day or the name of a sport. */
  key: string;
  sessions: SportsEvent[];
}

/** In the visitor's zone: a late evening in Los Angeles is the next day in Europe. */
export function sessionsByDay(sessions: readonly SportsEvent[], timeZone: string): SessionGroup[] {
  return toGroups(groupBy(sessions, ({ start }) => listedDay(start, timeZone)));
}

/** In the order of the alphabet. */
export function sessionsBySport(
  sessions: readonly SportsEvent[],
  sports: readonly SportsEvent[],
): SessionGroup[] {
  // The longest first: table tennis is not tennis.
  const names = sports.map(({ name }) => name).sort((a, b) => b.length - a.length);
  return toGroups(
    groupBy(sessions, (session) => names.find((name) => session.name.includes(name)) ?? session.section),
  );
}

function toGroups(groups: ReadonlyMap<string, SportsEvent[]>): SessionGroup[] {
  return [...groups].map(([key, sessions]) => ({ key, sessions })).sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** The day that is open at first: today, else the next one with sessions, else the first. */
export function currentDay(days: readonly SessionGroup[], today: string): string | undefined {
  return (days.find(({ key }) => key >= today) ?? days[0])?.key;
}
