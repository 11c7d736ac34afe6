/** What a visitor follows as text, in the same format for local storage and for exported files. */
import { short } from '../../catalog/util/quote.ts';
import type { Follows } from './follows.ts';

const APP = 'sports-calendar';
const VERSION = 1;
const MAX_SLUG_LENGTH = 100;
const MAX_EVENT_LENGTH = 200;
/** Three times the size of a text with every team of the site. */
const MAX_TEXT_LENGTH = 100_000;

export const TOO_LARGE = 'This file is too large to be a Sports Calendar file.';

/** More than there are teams. */
const MAX_NAMES = 2_000;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** A league, a season and the event in it. */
const EVENT = /^[a-z0-9]+\/\d{4}(-\d\d)?\/[a-z0-9]+(-[a-z0-9]+)*(\.\d+)?$/;
const KIND = /^[a-z0-9]+\.[a-z0-9]+(-[a-z0-9]+)*$/;

/** The text calls hidden kinds `hiddenTypes`, as it did in the first release. */
export function followsText({ leagues, teams, events, hiddenKinds }: Follows): string {
  return JSON.stringify({ app: APP, version: VERSION, leagues, teams, events, hiddenTypes: hiddenKinds });
}

export interface ReadFollows {
  /** Absent if the text is something else altogether. */
  follows?: Follows;
  /** Sentences about what could not be read, without invisible characters. */
  warnings: string[];
}

/** Reads untrusted text. Checks the form only: whether a slug exists is known once the lists are loaded. */
export function readFollows(text: string): ReadFollows {
  if (text.length > MAX_TEXT_LENGTH) return { warnings: [TOO_LARGE] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { warnings: ['This file is not JSON.'] };
  }
  if (typeof value !== 'object' || value === null || (value as { app?: unknown }).app !== APP) {
    return { warnings: ['This is not a Sports Calendar file.'] };
  }
  // Calendars of before single events could be followed have no list of them.
  const { version, leagues, teams, events = [], hiddenTypes } = value as Record<string, unknown>;
  if (version !== VERSION) return { warnings: ['This file is from another version of Sports Calendar.'] };
  const lists = { leagues, teams, events, hiddenTypes };
  const malformed = Object.entries(lists).find(([, list]) => !Array.isArray(list));
  if (malformed) return { warnings: [`“${malformed[0]}” is not a list in this file.`] };

  const { follows, invalid } = pickValid({
    leagues: lists.leagues as unknown[],
    teams: lists.teams as unknown[],
    events: lists.events as unknown[],
    hiddenKinds: lists.hiddenTypes as unknown[],
  });
  return {
    follows,
    warnings: invalid.length > 0 ? [`Skipped invalid entries in this file: ${quoted(invalid)}.`] : [],
  };
}

/** Splits untrusted values into valid names, without duplicates, and everything else. */
export function pickValid({ leagues, teams, events, hiddenKinds }: Record<keyof Follows, unknown[]>) {
  const invalid: unknown[] = [];
  const pick = (values: unknown[], isValid: (text: string) => boolean) => {
    const valid = new Set<string>();
    for (const value of values) {
      const isName = typeof value === 'string' && isValid(value);
      if (isName && (valid.size < MAX_NAMES || valid.has(value))) valid.add(value);
      else invalid.push(value);
    }
    return [...valid];
  };
  const follows: Follows = {
    leagues: pick(leagues, isSlug),
    teams: pick(teams, isSlug),
    events: pick(events, isEventId),
    hiddenKinds: pick(hiddenKinds, isKind),
  };
  return { follows, invalid };
}

export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && SLUG.test(text);
}

export function isEventId(text: string): boolean {
  return text.length <= MAX_EVENT_LENGTH && EVENT.test(text);
}

export function isKind(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && KIND.test(text);
}

const MAX_QUOTED = 5;

/** A few untrusted values, each in quotation marks. */
export function quoted(values: readonly unknown[]): string {
  const few = values.slice(0, MAX_QUOTED).map((value) => `“${short(asText(value))}”`);
  const rest = values.length - few.length;
  return rest > 0 ? `${few.join(', ')} and ${rest} more` : few.join(', ');
}

function asText(value: unknown): string {
  // String() could overflow the stack on deeply nested values.
  return typeof value === 'object' && value !== null ? 'a list or an object' : String(value);
}
