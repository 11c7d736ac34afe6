/** Imports a calendar from an exported file. */
import type { ReadChoice } from '../stars/choice-text.ts';
import buttons from '../ui/buttons.module.css';
import { readCalendarFile } from './read-calendar-file.ts';

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
