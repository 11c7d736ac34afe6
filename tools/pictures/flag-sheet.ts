/** All flags in one picture, with half a flag of space above and below each; see icon-sheet.ts. */
import * as drawings from 'country-flag-icons/string/3x2';
import { FLAG_SHEET_URL, FLAGS } from '../../catalog/place/flags.ts';

const WIDTH = 30;
const HEIGHT = 20;
const OPENING = '<svg xmlns="http://www.w3.org/2000/svg"';

export function flagSheet(): [path: string, write: () => string] {
  return [
    FLAG_SHEET_URL,
    () =>
      `${OPENING} viewBox="0 0 ${WIDTH} ${2 * HEIGHT * FLAGS.length}">${FLAGS.map(flagAt).join('')}</svg>\n`,
  ];
}

function flagAt(country: string, index: number): string {
  const name = country.toUpperCase().replace('-', '_');
  const drawing = (drawings as Record<string, string | undefined>)[name];
  if (!drawing) throw new Error(`There is no drawing of the flag "${country}"`);
  const place = `y="${2 * HEIGHT * index + HEIGHT / 2}" width="${WIDTH}" height="${HEIGHT}"`;
  return drawing.replace(OPENING, `<svg ${place}`);
}
