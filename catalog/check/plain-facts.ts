/** Texts are facts about the schedule: no markup, no round that a season does not have. */

import type { AuthoredEvent } from '../event/event.ts';
import { numberedRound } from '../event/vocabulary.ts';
import type { Problem } from '../read/problem.ts';
import type { DataFolder } from '../read/read-data.ts';
import { allEntries, type Entry, problemAt } from './entries.ts';

const TEXTS = ['name', 'type', 'location', 'details', 'extras'] as const satisfies (keyof AuthoredEvent)[];
const MARKUP = /<\/?[a-z!]|&(?:[a-z]+|#\d+);|\*\*|\]\(|https?:\/\//i;
/** More than any league plays. */
const MOST_ROUNDS = 60;

export function checkPlainFacts(data: DataFolder): Problem[] {
  return allEntries(data).flatMap((entry) => [
    ...TEXTS.flatMap((field) =>
      MARKUP.test(entry.event[field] ?? '')
        ? [problemAt(entry, field, `"${entry.event[field]}" has markup or an address in it`)]
        : [],
    ),
    ...checkRound(entry, data),
  ]);
}

function checkRound(entry: Entry, { expectations }: DataFolder): Problem[] {
  const rules = expectations[entry.league.slug];
  const most = rules?.seasons?.[entry.season.label]?.rounds ?? rules?.every?.rounds ?? MOST_ROUNDS;
  const round = numberedRound(entry.event.type);
  if (round === undefined || (round.number >= (round.kind === 'Week' ? 0 : 1) && round.number <= most))
    return [];
  return [problemAt(entry, 'type', `there is no ${round.kind} ${round.number}: the season has ${most}`)];
}
