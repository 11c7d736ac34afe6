/** Reads a calendar that a visitor brings along: an exported file, or a pasted address. Both may be anything. */
import { type ReadFollows, readFollows, TOO_LARGE } from '../follows/follows-text.ts';
import { followsFromUrl } from '../follows/follows-url.ts';

const MAX_FILE_BYTES = 400_000;

export async function readCalendarFile(file: Pick<File, 'size' | 'text'>): Promise<ReadFollows> {
  if (file.size > MAX_FILE_BYTES) return { warnings: [TOO_LARGE] };
  try {
    return readFollows(await file.text());
  } catch {
    return { warnings: ['This file can’t be opened.'] };
  }
}

/** The address of a calendar, `https://…/feeds/mix.ics?follow=nfl`, a shared link, or what follows the `?` of either. */
export function readPastedAddress(text: string): ReadFollows {
  const [, query = text] = /\?([^#]*)/.exec(text) ?? [];
  const read = followsFromUrl(new URLSearchParams(query.trim()));
  if (read.follows || read.warnings.length > 0) return read;
  return {
    warnings: [
      'There are no leagues, teams or events in this address. Paste the whole address, including everything after the “?”.',
    ],
  };
}
