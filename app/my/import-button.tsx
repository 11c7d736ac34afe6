/** Reads a calendar from a file of the visitor's. */
import buttons from '../shell/buttons.module.css';
import { type ReadChoice, readChoice } from './choice-text.ts';

/** Bytes: larger files are not even opened. */
const LARGEST_FILE = 400_000;

export function ImportButton({ onRead }: { onRead: (read: ReadChoice) => void }) {
  const read = async (file: File) => {
    const told = (read: ReadChoice) =>
      onRead({
        ...read,
        troubles: read.troubles.map((trouble) => `Your file: ${trouble.replace(/^It /, 'it ')}`),
      });
    if (file.size > LARGEST_FILE) {
      told({ troubles: ['It is too big to be a calendar of this site.'] });
      return;
    }
    try {
      told(readChoice(await file.text()));
    } catch {
      told({ troubles: ['It could not be opened.'] });
    }
  };
  return (
    <label className={buttons.action}>
      Import
      <input
        type="file"
        accept=".json,application/json"
        className="visually-hidden"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) read(file);
          // So that the same file can be chosen again once it is mended.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
