/** A choice as text: what local storage keeps and what an exported file holds, one form for both. */
import { short } from '../util/quote.ts';
import type { MyChoice } from './my-choice.ts';

const APP = 'sports-calendar';
const VERSION = 1;
/** Longer than any slug of the site. */
const LONGEST_SLUG = 100;
/** Characters: every team of the site would fit three times. */
const LONGEST_TEXT = 100_000;

/** Of one list: more than there are teams. What follows is not worth looking at. */
const MOST_NAMED = 2_000;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const KIND = /^[a-z0-9]+\.[a-z0-9]+(-[a-z0-9]+)*$/;

export function choiceText({ leagues, teams, hiddenTypes }: MyChoice): string {
  return JSON.stringify({ app: APP, version: VERSION, leagues, teams, hiddenTypes });
}

export interface ReadChoice {
  /** Absent where the text is none of ours. */
  choice?: MyChoice;
  /** Sentences about what could not be read, free of anything that is not seen. */
  warnings: string[];
}

/** Reads a text from anywhere. Whether the slugs are known is for those who have the lists to say. */
export function readChoice(text: string): ReadChoice {
  if (text.length > LONGEST_TEXT) return { warnings: ['It is too big to be a calendar of this site.'] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { warnings: ['It is not JSON.'] };
  }
  if (typeof value !== 'object' || value === null || (value as { app?: unknown }).app !== APP) {
    return { warnings: ['It is not a calendar of this site.'] };
  }
  const { version, leagues, teams, hiddenTypes } = value as Record<string, unknown>;
  if (version !== VERSION) return { warnings: ['It is of a version that this site does not know.'] };
  const lists = { leagues, teams, hiddenTypes };
  const absent = Object.entries(lists).find(([, list]) => !Array.isArray(list));
  if (absent) return { warnings: [`Its “${absent[0]}” is not a list.`] };

  let invalid: unknown[] = [];
  const pick = (list: unknown, isValid: (text: string) => boolean) => {
    const sorted = partitionNames(list as unknown[], isValid);
    invalid = invalid.concat(sorted.invalid);
    return sorted.valid;
  };
  return {
    choice: {
      leagues: pick(leagues, isSlug),
      teams: pick(teams, isSlug),
      hiddenTypes: pick(hiddenTypes, isKind),
    },
    warnings: invalid.length > 0 ? [`Skipped invalid entries: ${quoted(invalid)}.`] : [],
  };
}

/** Untrusted values: those that can be names, each once, and the others. */
export function partitionNames(
  values: readonly unknown[],
  isValid: (text: string) => boolean,
): { valid: string[]; invalid: unknown[] } {
  const valid = new Set<string>();
  const invalid: unknown[] = [];
  for (const value of values) {
    const isName = typeof value === 'string' && isValid(value);
    if (isName && (valid.size < MOST_NAMED || valid.has(value))) valid.add(value);
    else invalid.push(value);
  }
  return { valid: [...valid], invalid };
}

export function isSlug(text: string): boolean {
  return text.length <= LONGEST_SLUG && SLUG.test(text);
}

export function isKind(text: string): boolean {
  return text.length <= LONGEST_SLUG && KIND.test(text);
}

const MOST_QUOTED = 5;

/** A few untrusted values, each in quotation marks. */
export function quoted(values: readonly unknown[]): string {
  const few = values.slice(0, MOST_QUOTED).map((value) => `“${short(asText(value))}”`);
  const rest = values.length - few.length;
  return rest > 0 ? `${few.join(', ')} and ${rest} more` : few.join(', ');
}

function asText(value: unknown): string {
  // What is nested may be nested deeper than a function can follow.
  return typeof value === 'object' && value !== null ? 'a list or an object' : String(value);
}
