/** The pictures that the build draws: one for each category and league, one for the site, and the icons of the app. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalog } from '../../catalog/season/league.ts';
import { iconUrl } from '../../catalog/season/league.ts';
import { badgeColors } from '../../catalog/team/badge.ts';
import { PROJECT_FOLDER } from '../folders.ts';
import { isWanted } from '../site/page-paths.ts';
import { drawPreview, type PreviewPicture, picturePath } from './preview-picture.ts';
import { renderPng } from './render-png.ts';
import { readStyleTokens } from './style-tokens.ts';

const TAGLINE = 'Sports dates in your own time zone';
/** The blue of the site's own icon. */
const BRAND = '#1864ab';
/** A calendar in the manner of the sports' icons. */
const CALENDAR =
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="#111111" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><rect x="2.5" y="4.5" width="19" height="17" rx="3"/><path d="M7.5 2.5v4M16.5 2.5v4M2.5 10h19M7.5 14h.01M12 14h.01M16.5 14h.01M7.5 17.75h.01M12 17.75h.01"/></svg>';
/** Launchers cut icons to circles: what is drawn stays within four fifths, on a ground that fills the square. */
const MASKABLE = { size: 512, ground: '#e7f1fb', drawn: 0.6 };

const publicFile = (path: string) => readFileSync(join(PROJECT_FOLDER, 'public', path), 'utf8');

/** The pictures of pages, by the path of the page. */
export function previewPictures(catalog: Catalog): Map<string, PreviewPicture> {
  const { accentOf } = readStyleTokens();
  const look = (sport: string) => ({ icon: publicFile(iconUrl(sport)), accent: accentOf(sport) });
  const leagues = catalog.categories.flatMap((category) => category.leagues);
  const pictures = new Map<string, PreviewPicture>();
  pictures.set('/', {
    name: 'Sports Calendar',
    tagline: `${leagues.length} leagues, in your time zone`,
    foot: `${catalog.categories.length} sports, no account, no trackers`,
    icon: CALENDAR,
    accent: BRAND,
  });
  for (const { name, path, sportId } of catalog.categories) {
    pictures.set(path, { name, tagline: TAGLINE, ...look(sportId) });
  }
  for (const { name, path, sportId, category, monogram, colors } of leagues) {
    const badge = { text: monogram, colors: badgeColors(colors) };
    pictures.set(path, { name, over: category, tagline: TAGLINE, ...look(sportId), badge });
  }
  return pictures;
}

/** Every file by its path, each drawn when it is needed. */
export function pictureFiles(catalog: Catalog): Map<string, () => Uint8Array> {
  const tokens = readStyleTokens();
  const files = new Map<string, () => Uint8Array>();
  for (const [path, picture] of previewPictures(catalog)) {
    if (isWanted(path)) files.set(picturePath(path), () => renderPng(drawPreview(picture, tokens)));
  }
  const icon = publicFile('favicon.svg');
  for (const size of [192, 512]) files.set(`/icon-${size}.png`, () => renderPng(icon, size));
  files.set('/icon-maskable.png', () => renderPng(maskable(icon), MASKABLE.size));
  return files;
}

function maskable(icon: string): string {
  const { size, ground, drawn } = MASKABLE;
  const margin = (size * (1 - drawn)) / 2;
  const placed = icon.replace(
    '<svg ',
    `<svg x="${margin}" y="${margin}" width="${size * drawn}" height="${size * drawn}" `,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="${ground}"/>${placed}</svg>`;
}
