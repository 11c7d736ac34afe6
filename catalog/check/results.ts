/** Schedules only: no text states a result, in numbers or in words. */
import type { AuthoredEvent } from '../event/event.ts';
import type { Problem } from '../read/problem.ts';
import type { DataFolder } from '../read/read-data.ts';
import { allEntries, type Entry, problemAt } from './entries.ts';
import { type Finding, withoutKnown } from './known-exceptions.ts';

const TEXTS = ['name', 'type', 'location', 'details', 'extras'] as const satisfies (keyof AuthoredEvent)[];

/** "3:30-4:30 or 6-8 p.m.", "at 23:00", 2026-11-15: hours and dates are no result. */
const HOUR = String.raw`(?:1[0-2]|[1-9])(?::[0-5]\d)?`;
const WHEN = new RegExp(
  String.raw`\b${HOUR}(?:\s?(?:[-–]|and|or|to)\s?${HOUR})*\s?[ap]\.?m\b|\d{4}-\d\d-\d\d|\b(?:at|from|until) (?:[01]?\d|2[0-3]):[0-5]\d\b`,
  'gi',
);
/** Any dash, a colon or a "to" between two numbers of up to three digits: 24-17, 24:17, 24 to 17. */
const SCORE = /(?<!\d)\d{1,3}(?:\s?[\p{Pd}\u2212:]\s?|\sto\s)\d{1,3}(?!\d)/u;
/** Verbs in small letters, or as the first word: fighters are called Won and Drew. */
const VERBS =
  /(?<![\p{L}\p{N}])(?:won|wins?|beat(?:s|en)?|defeat(?:s|ed)?|lost|loses?|tied|drew)(?![\p{L}\p{N}])|^(?:Won|Wins?|Beat|Defeated|Lost|Loss|Tied)(?![\p{L}\p{N}])(?! \p{Lu})|^[WLDT](?:$|[,;])/u;
const OUTCOMES =
  /(?<![\p{L}\p{N}])(?:overtime|extra[ -]time|full[ -]time|half[ -]time|(?:after|on) penalties|in a shootout|by submission|(?:unanimous|split|majority) decision|t?ko|victory|shut ?out|final score|scor(?:e|es|ed)|results?)(?![\p{L}\p{N}])/iu;

export function checkResults(data: DataFolder): Problem[] {
  const findings = allEntries(data).flatMap((entry) =>
    TEXTS.flatMap((field): Finding[] => {
      const text = entry.event[field];
      if (text === undefined || !(statesResult(text) || (field !== 'name' && countsASide(text, entry))))
        return [];
      const reason = `"${text}" states a result: schedules only (if it does not, add the text to check-known.json)`;
      return [{ about: text, problem: problemAt(entry, field, reason) }];
    }),
  );
  return withoutKnown(data, 'result', findings);
}

/** "Bears 24, Lions 17": a side and a number. */
function countsASide(text: string, { event }: Entry): boolean {
  return [event.home, event.away].some((side) => {
    const nickname = side?.split(' ').at(-1);
    return (
      nickname !== undefined &&
      text
        .split(nickname)
        .slice(1)
        .some((rest) => /^[,:]? \d{1,3}(?![\d\p{L}])/u.test(rest))
    );
  });
}

export function statesResult(text: string): boolean {
  return VERBS.test(text) || OUTCOMES.test(text) || (/\d/.test(text) && SCORE.test(text.replace(WHEN, '')));
}
