/** The programme of Olympic Games: ceremonies, and sessions by the days of the host city and by sport. */
import { addDays, listedDay } from '../../catalog/day/day.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { slugOf } from '../../catalog/util/slug.ts';

export interface Programme {
  /** The Games as a whole, from the opening to the closing ceremony. */
  whole: SportsEvent | undefined;
  ceremonies: SportsEvent[];
  /** In the order of the alphabet. */
  sports: GamesSport[];
  /** None before their schedule is published. */
  sessions: Session[];
}

export interface GamesSport {
  slug: string;
  name: string;
  /** The sport from its first to its last day, which can be starred. */
  event: SportsEvent | undefined;
  sessions: number;
}

export interface Session {
  event: SportsEvent;
  /** The slug of its sport. */
  sport: string;
  /** In the host city: the same for everybody who is sent a link. */
  day: string;
  hasMedals: boolean;
}

export function programmeOf(events: readonly SportsEvent[], hostZone: string): Programme {
  const parts = groupBy(events, partOf);
  const ofSports = parts.get('sports') ?? [];
  // The longest first: table tennis is not tennis.
  const names = ofSports.map(({ name }) => name).sort((a, b) => b.length - a.length);
  const nameOf = ({ name, section }: SportsEvent) => names.find((each) => name.includes(each)) ?? section;
  const listed = parts.get('sessions') ?? [];
  const bySport = groupBy(listed, nameOf);
  return {
    whole: parts.get('whole')?.[0],
    ceremonies: parts.get('ceremonies') ?? [],
    sports: [...(bySport.size > 0 ? bySport.keys() : names)].sort().map((name) => ({
      slug: slugOf(name),
      name,
      event: ofSports.find((event) => event.name === name),
      sessions: bySport.get(name)?.length ?? 0,
    })),
    sessions: listed.map((event) => ({
      event,
      sport: slugOf(nameOf(event)),
      day: listedDay(event.start, hostZone),
      hasMedals: /\bmedal\b/i.test(event.details),
    })),
  };
}

function partOf({ section, name }: SportsEvent): 'whole' | 'ceremonies' | 'sports' | 'sessions' {
  if (section === 'Championship') return 'whole';
  if (section === 'Sports') return 'sports';
  return name.endsWith('Ceremony') ? 'ceremonies' : 'sessions';
}

/** What of the sessions is chosen; several days or sports add up, and nothing is everything. */
export interface Choice {
  days: readonly string[];
  sports: readonly string[];
  isMedalsOnly: boolean;
}

export function chosenSessions(sessions: readonly Session[], choice: Choice): Session[] {
  const { days, sports, isMedalsOnly } = choice;
  const isWithin = (values: readonly string[], value: string) =>
    values.length === 0 || values.includes(value);
  return sessions.filter(
    ({ day, sport, hasMedals }) =>
      isWithin(days, day) && isWithin(sports, sport) && (hasMedals || !isMedalsOnly),
  );
}

export interface DayCount {
  day: string;
  sessions: number;
  medals: number;
}

/** Every day from the first to the last one with sessions, with those of the chosen sports. */
export function countsByDay(sessions: readonly Session[], sports: readonly string[]): DayCount[] {
  const days = sessions.map(({ day }) => day).sort();
  const last = days.at(-1) ?? '';
  const counted = groupBy(
    chosenSessions(sessions, { days: [], sports, isMedalsOnly: false }),
    ({ day }) => day,
  );
  const counts: DayCount[] = [];
  for (let day = days[0] ?? last; day !== '' && day <= last; day = addDays(day, 1)) {
    const own = counted.get(day) ?? [];
    counts.push({ day, sessions: own.length, medals: own.filter(({ hasMedals }) => hasMedals).length });
  }
  return counts;
}

const LARGE_SPORTS = 7;

/** Those with the most sessions and the chosen ones; all of them if they are few more. */
export function offeredSports(sports: readonly GamesSport[], chosen: readonly string[]): GamesSport[] {
  const largest = [...sports].sort((a, b) => b.sessions - a.sessions).slice(0, LARGE_SPORTS);
  return sports.filter((sport) => largest.includes(sport) || chosen.includes(sport.slug));
}
