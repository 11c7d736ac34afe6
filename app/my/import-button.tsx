/** Reads a calendar from a file of the visitor's. */

import type { ReadChoice } from '../stars/choice-text.ts';
import buttons from '../ui/buttons.module.css';
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
