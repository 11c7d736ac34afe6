/** All sports' icons in one file, each under its name as an anchor: a page with ten of them asks once. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconSheetUrl, iconUrl } from '../catalog/league.ts';
import { PROJECT_FOLDER } from './folders.ts';

const SIZE = 24;

export function iconSheets(icons: readonly string[]): [path: string, write: () => string][] {
  return (['black', 'white'] as const).map((variant) => [
    iconSheetUrl(variant),
    () => {
      const drawings = icons.map((icon, index) => {
        const drawing = readFileSync(join(PROJECT_FOLDER, 'public', iconUrl(icon, variant)), 'utf8').trim();
        const y = index * SIZE;
        return `<view id="${icon}" viewBox="0 ${y} ${SIZE} ${SIZE}"/>${drawing.replace('<svg', `<svg y="${y}"`)}`;
      });
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE * icons.length}">${drawings.join('')}</svg>\n`;
    },
  ]);
}
