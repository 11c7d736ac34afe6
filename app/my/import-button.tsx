/** Reads a calendar from a file of the visitor's. */
import buttons from '../shell/buttons.module.css';
import type { ReadChoice } from './choice-text.ts';
import { readFile } from './read-file.ts';

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
          if (file) readFile(file).then(onRead);
          // So that the same file can be chosen again once it is mended.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
