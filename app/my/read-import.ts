/** Reads a calendar that a visitor brings along: an exported file, or a pasted address. Both may be anything. */
import { type ReadFollows, readFollows } from '../follows/follows-text.ts';
import { followsFromUrl } from '../follows/follows-url.ts';

const MAX_FILE_BYTES = 400_000;

export async function readCalendarFile(file: Pick<File, 'size' | 'text'>): Promise<ReadFollows> {
  const { warnings, ...read } = await readText(file);
  return { ...read, warnings: warnings.map((warning) => `Your file: ${warning.replace(/^It /, 'it ')}`) };
}

async function readText(file: Pick<File, 'size' | 'text'>): Promise<ReadFollows> {
  if (file.size > MAX_FILE_BYTES) return { warnings: ['It is too large to be a Sports Calendar file.'] };
  try {
    return readFollows(await file.text());
  } catch {
    return { warnings: ['It could not be opened.'] };
  }
}

/** The address of a calendar, `https://…/feeds/mix.ics?follow=nfl`, a shared link, or what follows the `?` of either. */
export function readPastedAddress(text: string): ReadFollows {
  const [, query = text] = /\?([^#]*)/.exec(text) ?? [];
  const read = followsFromUrl(new URLSearchParams(query.trim()));
  if (read.follows || read.warnings.length > 0) return read;
  return {
    warnings: ['This address names nothing to follow. Paste all of it, with what comes after the “?”.'],
  };
}
