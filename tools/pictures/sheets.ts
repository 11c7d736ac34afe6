/**
 * All sports' icons in one file, and all flags in another, one below the other: a page with ten of them makes one request.
 * They are not addressed by anchors, because browsers would lay the whole drawing out again for each of them. There is half
 * a drawing of space above and below each, so that an element may be higher than it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as drawings from 'country-flag-icons/string/3x2';
import { FLAG_SHEET_URL, FLAGS } from '../../catalog/flags.ts';
import { iconSheetUrl, iconUrl } from '../../catalog/league.ts';
import { PROJECT_FOLDER } from '../folders.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"';
const ICON_SIZE = 24;
const FLAG_WIDTH = 30;
const FLAG_HEIGHT = 20;

export function iconSheets(icons: readonly string[]): [path: string, write: () => string][] {
  return (['black', 'white'] as const).map((variant) => [
    iconSheetUrl(variant),
    () => {
      const drawn = icons.map((icon, index) => {
        const drawing = readFileSync(join(PROJECT_FOLDER, 'public', iconUrl(icon, variant)), 'utf8').trim();
        return drawing.replace('<svg', `<svg y="${2 * ICON_SIZE * index + ICON_SIZE / 2}"`);
      });
      return sheet(ICON_SIZE, 2 * ICON_SIZE * icons.length, drawn);
    },
  ]);
}

export function flagSheet(): [path: string, write: () => string] {
  return [FLAG_SHEET_URL, () => sheet(FLAG_WIDTH, 2 * FLAG_HEIGHT * FLAGS.length, FLAGS.map(flagAt))];
}

function flagAt(country: string, index: number): string {
  const name = country.toUpperCase().replace('-', '_');
  const drawing = (drawings as Record<string, string | undefined>)[name];
  if (!drawing) throw new Error(`There is no drawing of the flag "${country}"`);
  const place = `y="${2 * FLAG_HEIGHT * index + FLAG_HEIGHT / 2}" width="${FLAG_WIDTH}" height="${FLAG_HEIGHT}"`;
  return drawing.replace(SVG, `<svg ${place}`);
}

function sheet(width: number, height: number, drawn: readonly string[]): string {
  return `${SVG} viewBox="0 0 ${width} ${height}">${drawn.join('')}</svg>\n`;
}
