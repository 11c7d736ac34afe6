/**
 * All sports' icons in one file, one below the other, and all flags in another: a page with ten of them makes one request.
 * They are not addressed by anchors, because browsers would lay the whole drawing out again for each. There is half a
 * picture of space above and below each, so that an element may be higher than its picture.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as flags from 'country-flag-icons/string/3x2';
import { FLAG_SHEET_URL, FLAGS } from '../../catalog/place/flags.ts';
import { iconSheetUrl, iconUrl } from '../../catalog/season/league.ts';
import { PROJECT_FOLDER } from '../folders.ts';

const SIZE = 24;
const ROOM = 2 * SIZE;
const FLAG_WIDTH = 30;
const FLAG_HEIGHT = 20;
const FLAG_OPENING = '<svg xmlns="http://www.w3.org/2000/svg"';

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

export function flagSheet(): [path: string, write: () => string] {
  return [
    FLAG_SHEET_URL,
    () =>
      `${FLAG_OPENING} viewBox="0 0 ${FLAG_WIDTH} ${2 * FLAG_HEIGHT * FLAGS.length}">${FLAGS.map(flagAt).join('')}</svg>\n`,
  ];
}

function flagAt(country: string, index: number): string {
  const name = country.toUpperCase().replace('-', '_');
  const drawing = (flags as Record<string, string | undefined>)[name];
  if (!drawing) throw new Error(`There is no drawing of the flag "${country}"`);
  const place = `y="${2 * FLAG_HEIGHT * index + FLAG_HEIGHT / 2}" width="${FLAG_WIDTH}" height="${FLAG_HEIGHT}"`;
  return drawing.replace(FLAG_OPENING, `<svg ${place}`);
}
