/** The Grand Slams, majors, cups and Games of the next twelve months at a glance. */
import { type Edition, isTitle, levelOf } from '../../catalog/season/edition.ts';
import { lastDay } from '../../catalog/season/occasion-summary.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { axisOfMonths, monthAfter } from '../timeline/axis.ts';
import { sportOfEdition } from './edition.ts';
import { pluralOf } from './editions.ts';
import { Strips } from './strips.tsx';

export function YearOfTitles({ editions, today }: { editions: readonly Edition[]; today: string }) {
  const axis = axisOfMonths(today, monthAfter(today, 11));
  const levelIn = (edition: Edition) => levelOf(edition, sportOfEdition(edition));
  const within = editions.filter(
    (edition) =>
      edition.event.start >= axis.from &&
      lastDay(edition.event) < monthAfter(today, 12) &&
      (isTitle(edition, sportOfEdition(edition)) || levelIn(edition) === 'Cup'),
  );
  if (within.length === 0) return null;
  const strips = [...groupBy(within, levelIn)].map(([level, ofLevel]) => ({
    label: pluralOf(level),
    editions: ofLevel,
  }));
  return (
    <section>
      <h2>The year</h2>
      <Strips strips={strips} axis={axis} />
    </section>
  );
}
