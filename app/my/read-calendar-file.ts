/** Reads an exported calendar from a file that the visitor chose, which may be anything. */
import { type ReadChoice, readChoice } from '../stars/choice-text.ts';

const MAX_FILE_BYTES = 400_000;

export async function readCalendarFile(file: Pick<File, 'size' | 'text'>): Promise<ReadChoice> {
  const { warnings, ...read } = await readText(file);
  return { ...read, warnings: warnings.map((warning) => `Your file: ${warning.replace(/^It /, 'it ')}`) };
}

async function readText(file: Pick<File, 'size' | 'text'>): Promise<ReadChoice> {
  if (file.size > MAX_FILE_BYTES) return { warnings: ['It is too large to be a Sports Calendar file.'] };
  try {
    return readChoice(await file.text());
  } catch {
    return { warnings: ['It could not be opened.'] };
  }
}
