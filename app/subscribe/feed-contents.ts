/** What a calendar holds, in a sentence or two. */
import type { FeedContents } from '../../feeds/calendar-feeds.ts';
import { type DateStyle, dayWithYear } from '../time/format.ts';
import { countText } from '../util/count-text.ts';

interface Circumstances {
  /** The labels of a league's seasons, oldest first; a category has none in common. */
  seasons: readonly string[];
  /** The games of the regular season are left out. */
  isWithoutGames: boolean;
  style: DateStyle;
}

/** `2025-26 and 2026-27: 714 events.`, `1,425 events from 1 Apr 2026 on. Earlier ones are in the history.` */
export function contentsText(
  { events, from, to }: FeedContents,
  { seasons, isWithoutGames, style }: Circumstances,
): string {
  const label = seasons.length > 0 && from === undefined ? `${seasonsText(seasons)}: ` : '';
  const sentences = [`${label}${countText(events, 'event')}${daysText(from, to, style)}.`];
  if (isWithoutGames) sentences.push('Regular-season games are in the team calendars.');
  if (to !== undefined) sentences.push('Later games are added closer to the date.');
  else if (from !== undefined)
    sentences.push(`Earlier ones are in the ${seasons.length > 0 ? 'history' : 'calendars of the leagues'}.`);
  return sentences.join(' ');
}

function seasonsText(seasons: readonly string[]): string {
  const ends = [...new Set([seasons[0], seasons.at(-1)])];
  return ends.join(seasons.length > 2 ? ' to ' : ' and ');
}

function daysText(from: string | undefined, to: string | undefined, style: DateStyle): string {
  if (from === undefined) return '';
  return to === undefined
    ? ` from ${dayWithYear(from, style)} on`
    : ` from ${dayWithYear(from, style)} to ${dayWithYear(to, style)}`;
}
