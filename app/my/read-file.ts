/** A calendar from a file of the visitor's, whatever the file is. */
import { type ReadChoice, readChoice } from '../stars/choice-text.ts';

/** Bytes: larger files are not even opened. */
const LARGEST_FILE = 400_000;

export async function readFile(file: Pick<File, 'size' | 'text'>): Promise<ReadChoice> {
  const { troubles, ...read } = await opened(file);
  return { ...read, troubles: troubles.map((trouble) => `Your file: ${trouble.replace(/^It /, 'it ')}`) };
}

async function opened(file: Pick<File, 'size' | 'text'>): Promise<ReadChoice> {
  if (file.size > LARGEST_FILE) return { troubles: ['It is too big to be a calendar of this site.'] };
  try {
    return readChoice(await file.text());
  } catch {
    return { troubles: ['It could not be opened.'] };
  }
}
