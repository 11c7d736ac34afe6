/**
 * A season in a few marks, for the timeline of all leagues: its phases, what stands out in it, and, where it is no
 * more than a row of tournaments, races or fights, its span and each of these.
 */

import { daysBetween } from '../day/day.ts';
import { isGame, type SportsEvent } from '../event/event.ts';
import { groupAnchor } from '../event/urls.ts';
import { isBesideRace, isPlay, type Milestone, numberedRound, type Stage } from '../event/vocabulary.ts';
import { groupBy } from '../util/group-by.ts';

export type MarkKind =
  | 'span'
  | 'preseason'
  | 'season'
  | 'playoffs'
  | 'event'
  | 'draft'
  | 'allstar'
  | 'major'
  | 'final';
type Phase = Extract<MarkKind, 'preseason' | 'season' | 'playoffs'>;

export interface SeasonMark {
  kind: MarkKind;
  /** Empty for a span, which is the whole season. */
  name: string;
  /** Days or instants, as in the events. */
  start: string;
  end: string | null;
  /** Where it leads within its season: `event` an event's anchor, `#group` a category, or nothing in particular. */
  target: string;
}

const PHASES: Partial<Record<Stage, Phase>> = {
  preseason: 'preseason',
  regular: 'season',
  groups: 'season',
  tournaments: 'playoffs',
  deciders: 'playoffs',
  playoffs: 'playoffs',
};
/** A period that covers less of its category than this belongs to something smaller: a round, a cup. */
const MIN_COVERAGE = 0.7;
/** A final that fills this much of its season is the season: the Olympic Games. */
const WHOLE = 0.5;
/** Parts of one occasion (rounds of a draft, the evenings of an all-star weekend) are nearer than this. */
const SAME_OCCASION_DAYS = 5;

export function seasonMarks(season: { events: readonly SportsEvent[] }): SeasonMark[] {
  const events = season.events.filter(({ off }) => off === undefined);
  const phases = phaseMarks(events);
  const marks = [...phases, ...milestoneMarks(events)];
  if (!phases.some(({ kind }) => kind === 'season')) marks.push(...rowMarks(events, marks));
  return marks.sort((a, b) => compare(a.start, b.start) || compare(endOf(b), endOf(a)));
}

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
const endOf = ({ start, end }: { start: string; end: string | null }) => end ?? start;
const daysOf = (span: { start: string; end: string | null }) =>
  daysBetween(span.start.slice(0, 10), endOf(span).slice(0, 10)) + 1;
const anchorOf = ({ id }: SportsEvent) => id.slice(id.lastIndexOf('/') + 1);

function firstToLast(events: readonly SportsEvent[]): { start: string; end: string } {
  let start = '9999';
  let end = '';
  for (const event of events) {
    if (event.start < start) start = event.start;
    if (endOf(event) > end) end = endOf(event);
  }
  return { start, end };
}

function phaseMarks(events: readonly SportsEvent[]): SeasonMark[] {
  const byCategory = groupBy(events, categoryOfPhase);
  const marks: SeasonMark[] = [];
  for (const [category, members] of byCategory) {
    const kind = PHASES[members[0]?.stage ?? 'other'];
    // Tournaments under Regular Season are no phase but a row of events.
    const isPhase = kind && (kind !== 'season' || members.some((event) => isGame(event) || event.isPeriod));
    if (isPhase) marks.push(phaseMark(kind, category, members));
  }
  const ungrouped = byCategory.get('') ?? [];
  const qualifying = ungrouped.find((event) => event.isPeriod && event.type === 'Qualifying');
  if (qualifying) marks.push(eventMark('preseason', qualifying));
  if (!marks.some(({ kind }) => kind === 'season')) {
    // A tournament of which only the dates are known.
    const whole = ungrouped.find((event) => event.isPeriod && /^(World Cup|Championship)$/.test(event.type));
    if (whole) marks.push(eventMark('season', whole));
  }
  return marks;
}

const categoryOfPhase = ({ section }: SportsEvent) => (numberedRound(section) ? 'Regular Season' : section);

function phaseMark(kind: Phase, category: string, members: readonly SportsEvent[]): SeasonMark {
  const span = firstToLast(members);
  const periods = members.filter((event) => event.isPeriod);
  // A training camp may be longer than the preseason that it is listed under.
  const period = periods.find(({ name }) => name === category) ?? longestOf(periods);
  if (period && daysOf(period) >= MIN_COVERAGE * daysOf(span)) return eventMark(kind, period);
  return { kind, name: category, ...span, target: `#${groupAnchor([category])}` };
}

function eventMark(kind: MarkKind, event: SportsEvent): SeasonMark {
  return { kind, name: event.name, start: event.start, end: event.end, target: anchorOf(event) };
}

function milestoneMarks(events: readonly SportsEvent[]): SeasonMark[] {
  const marks: SeasonMark[] = [];
  for (const [kind, members] of groupBy(events, ({ milestone }) => milestone)) {
    if (!kind) continue;
    for (const parts of occasionsOf(kind, members)) {
      const lead = leadOf(kind, parts);
      if (lead) marks.push(eventMark(kind, lead));
    }
  }
  return marks;
}

/** Majors stand for themselves; the parts of anything else make one occasion. */
function occasionsOf(kind: Milestone, events: readonly SportsEvent[]): SportsEvent[][] {
  const occasions: SportsEvent[][] = [];
  for (const event of events) {
    const last = occasions.at(-1);
    const pause = last ? daysBetween(firstToLast(last).end.slice(0, 10), event.start.slice(0, 10)) : Infinity;
    if (last && kind !== 'major' && pause < SAME_OCCASION_DAYS) last.push(event);
    else occasions.push([event]);
  }
  return occasions;
}

/** The longest, which holds the others; of equal ones a draft's first round, else what closes the weekend. */
function leadOf(kind: Milestone, parts: readonly SportsEvent[]): SportsEvent | undefined {
  const titles = parts.filter((event) => !isGame(event));
  const ordered = [...(titles.length > 0 ? titles : parts)];
  if (kind === 'draft') ordered.sort((a, b) => compare(a.name, b.name));
  else ordered.reverse();
  return longestOf(ordered);
}

function longestOf(events: readonly SportsEvent[]): SportsEvent | undefined {
  let longest: SportsEvent | undefined;
  for (const event of events) if (!longest || daysOf(event) > daysOf(longest)) longest = event;
  return longest;
}

/** The span of a season without phases, and a mark for everything in it that has none yet. */
function rowMarks(events: readonly SportsEvent[], known: readonly SeasonMark[]): SeasonMark[] {
  // A race stands for its weekend.
  const play = events.filter((event) => isPlay(event) && event.stage !== 'preseason' && !isBesideRace(event));
  if (play.length === 0) return [];
  const span = firstToLast(play);
  const isOneFinal = known.some(
    (mark) => mark.kind === 'final' && mark.end !== null && daysOf(mark) >= WHOLE * daysOf(span),
  );
  const marked = new Set(known.filter(({ target }) => !target.startsWith('#')).map(({ target }) => target));
  const ticks = isOneFinal
    ? []
    : [...groupBy(play, ({ section }) => section).values()]
        .flatMap(withoutGames)
        .filter((event) => event.milestone === undefined && !marked.has(anchorOf(event)));
  return [
    { kind: 'span', name: '', ...span, target: '' },
    ...ticks.map((event) => eventMark('event', event)),
  ];
}

/** A round that has a row of its own stands for its games. */
function withoutGames(events: SportsEvent[]): SportsEvent[] {
  const rounds = events.filter((event) => !isGame(event));
  return rounds.length > 0 ? rounds : events;
}
