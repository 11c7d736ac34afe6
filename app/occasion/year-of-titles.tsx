/** The Grand Slams, majors, cups and Games of the next twelve months at a glance. */
import { addDays } from '../../catalog/day/day.ts';
import { type Edition, isTitle, levelOf } from '../../catalog/season/edition.ts';
import { lastDay } from '../../catalog/season/occasion-summary.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { pluralOf, sportOfEdition } from './editions.ts';
import { monthAfter, monthOf, Strips } from './strips.tsx';

export function YearOfTitles({ editions, today }: { editions: readonly Edition[]; today: string }) {
  const from = monthOf(today);
  const to = monthAfter(addDays(from, 335));
  const levelIn = (edition: Edition) => levelOf(edition, sportOfEdition(edition));
  const within = editions.filter(
    (edition) =>
      edition.event.start >= from &&
      lastDay(edition.event) < to &&
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
      <Strips strips={strips} from={from} to={to} />
    </section>
  );
}
