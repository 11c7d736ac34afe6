/** Which editions of tournaments are around one of them, and which a page begins with. */
import { addDays } from '../../catalog/day/day.ts';
import { type Edition, isTitle, levelOf } from '../../catalog/season/edition.ts';
import { editionYear, lastDay } from '../../catalog/season/occasion-summary.ts';
import { monthText } from '../time/format.ts';
import { sportOfEdition } from './edition.ts';

/** Of its level among the events of its year: the four Grand Slams of 2027. */
export function sameLevel(edition: Edition, all: readonly Edition[]): Edition[] {
  const sport = sportOfEdition(edition);
  const keyOf = (each: Edition) => `${levelOf(each, sport)} ${editionYear(each.event)}`;
  return levelOf(edition, sport) === '' ? [] : all.filter((each) => keyOf(each) === keyOf(edition));
}

const SURFACE = /^(indoor )?(hard|clay|grass)$/i;

/** `grass` */
export function surfaceOf({ event }: Edition): string | undefined {
  return event.details
    .split('; ')
    .find((detail) => SURFACE.test(detail))
    ?.toLowerCase();
}

const WEEKS_BEFORE = 6;
const MOST_AROUND = 5;

/** What is played on the same surface in the weeks before; without surfaces, what is played before. */
export function editionsBefore(edition: Edition, all: readonly Edition[]): Edition[] {
  const { start } = edition.event;
  const since = addDays(start.slice(0, 10), -7 * WEEKS_BEFORE);
  return all
    .filter(({ event }) => event.start < start && event.start >= since)
    .filter((each) => surfaceOf(each) === surfaceOf(edition))
    .slice(-MOST_AROUND);
}

export function editionsAfter(edition: Edition, all: readonly Edition[]): Edition[] {
  return all.filter(({ event }) => event.start > lastDay(edition.event)).slice(0, MOST_AROUND);
}

/** The next of each level that everybody knows: a Grand Slam, a major, a World Cup, Games. */
export function nextTitles(editions: readonly Edition[], today: string): Edition[] {
  const ahead = editions.filter((each) => isTitle(each, sportOfEdition(each)) && each.event.start > today);
  const levels = ahead.map((each) => levelOf(each, sportOfEdition(each)));
  return ahead.filter((_, index) => levels.indexOf(levels[index] ?? '') === index);
}

export interface EditionGroup {
  /** `On now`, `November 2026` */
  heading: string;
  editions: Edition[];
}

/** What is on, then the months to come. */
export function groupEditions(editions: readonly Edition[], today: string): EditionGroup[] {
  const groups = new Map<string, Edition[]>();
  for (const edition of editions) {
    const heading = edition.event.start <= today ? 'On now' : monthText(edition.event.start);
    groups.set(heading, [...(groups.get(heading) ?? []), edition]);
  }
  return [...groups].map(([heading, group]) => ({ heading, editions: group }));
}

/** `Grand Slams`, `Masters 1000`: what ends with a number, or has no singular, stays. */
export function pluralOf(level: string): string {
  return /(\d|s)$/.test(level) ? level : `${level}s`;
}
