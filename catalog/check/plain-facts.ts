/** Texts are facts about the schedule: no result, no markup, no round that a season does not have. */
import type { AuthoredEvent } from '../event.ts';
import type { DataFolder } from '../read-data.ts';
import { allEntries, type Entry, problemAt } from './entries.ts';
import type { Problem } from './problem.ts';

const TEXTS = ['name', 'type', 'location', 'details', 'extras'] as const satisfies (keyof AuthoredEvent)[];
const MARKUP = /<\/?[a-z!]|&(?:[a-z]+|#\d+);|\*\*|\]\(|https?:\/\//i;
const PAIR = String.raw`\d{1,3}\s?[-–:]\s?\d{1,3}(?![\d-]|\s?[ap]\.?m)`;
const RESULT = new RegExp(
  String.raw`\b(?:final|result|score|won|win|beat|defeated|full[ -]time)\b[^;]*?(?<![\d-])${PAIR}`,
  'i',
);
/** More than any league plays. */
const MOST_ROUNDS = 60;

export function checkPlainFacts(data: DataFolder): Problem[] {
  return allEntries(data).flatMap((entry) => [
    ...TEXTS.flatMap((field) =>
      MARKUP.test(entry.event[field] ?? '')
        ? [problemAt(entry, field, `"${entry.event[field]}" has markup or an address in it`)]
        : [],
    ),
    ...(['details', 'extras'] as const).flatMap((field) =>
      hasResult(entry, entry.event[field] ?? '')
        ? [problemAt(entry, field, `"${entry.event[field]}" states a result: schedules only`)]
        : [],
    ),
    ...checkRound(entry, data),
  ]);
}

/** "Final: Texans 24-17", or the name of a side before two numbers. */
function hasResult({ event }: Entry, text: string): boolean {
  if (!/\d\s?[-–:]\s?\d/.test(text)) return false;
  if (RESULT.test(text)) return true;
  return [event.home, event.away].some((side) => {
    const nickname = side?.split(' ').at(-1);
    return nickname !== undefined && new RegExp(`${escaped(nickname)},? ${PAIR}`).test(text);
  });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function checkRound(entry: Entry, { expectations }: DataFolder): Problem[] {
  const rules = expectations[entry.league.slug];
  const most = rules?.seasons?.[entry.season.label]?.rounds ?? rules?.every?.rounds ?? MOST_ROUNDS;
  const [, round, number = '0'] = /^(Week|Matchday) (\d+)$/.exec(entry.event.type ?? '') ?? [];
  if (round === undefined || (Number(number) >= (round === 'Week' ? 0 : 1) && Number(number) <= most))
    return [];
  return [problemAt(entry, 'type', `there is no ${round} ${number}: the season has ${most}`)];
}
