/** A calendar from a file of the visitor's, whatever the file is. */
import { type ReadChoice, readChoice } from '../stars/choice-text.ts';

/** Bytes: larger files are not even opened. */
const LARGEST_FILE = 400_000;

export async function readFile(file: Pick<File, 'size' | 'text'>): Promise<ReadChoice> {
  const { warnings, ...read } = await opened(file);
  return { ...read, warnings: warnings.map((warning) => `Your file: ${warning.replace(/^It /, 'it ')}`) };
}

async function opened(file: Pick<File, 'size' | 'text'>): Promise<ReadChoice> {
  if (file.size > LARGEST_FILE) return { warnings: ['It is too big to be a calendar of this site.'] };
  try {
    return readChoice(await file.text());
  } catch {
    return { warnings: ['It could not be opened.'] };
  }
}
