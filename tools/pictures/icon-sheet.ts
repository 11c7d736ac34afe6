/**
 * All sports' icons in one file, one below the other: a page with ten of them makes one request. They are not addressed by
 * anchors, because browsers would lay the whole drawing out again for each icon. There is half an icon of space above and
 * below each, so that an element may be higher than its icon.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconSheetUrl, iconUrl } from '../../catalog/season/league.ts';
import { PROJECT_FOLDER } from '../folders.ts';

const SIZE = 24;
const ROOM = 2 * SIZE;

export function iconSheets(icons: readonly string[]): [path: string, write: () => string][] {
  return (['black', 'white'] as const).map((variant) => [
    iconSheetUrl(variant),
    () => {
      const drawings = icons.map((icon, index) => {
        const drawing = readFileSync(join(PROJECT_FOLDER, 'public', iconUrl(icon, variant)), 'utf8').trim();
        return drawing.replace('<svg', `<svg y="${index * ROOM + SIZE / 2}"`);
      });
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${ROOM * icons.length}">${drawings.join('')}</svg>\n`;
    },
  ]);
}
