/** Imports a calendar from an exported file. */
import { type ReadChoice, readChoice } from '../stars/choice-text.ts';
import buttons from '../ui/buttons.module.css';

const MAX_FILE_BYTES = 400_000;

export function ImportButton({ onRead }: { onRead: (read: ReadChoice) => void }) {
  return (
    <label className={buttons.action}>
      Import
      <input
        type="file"
        accept=".json,application/json"
        className="visually-hidden"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) readCalendarFile(file).then(onRead);
          // So that the same file can be chosen again after it was fixed.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

/** The file may be anything. */
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
