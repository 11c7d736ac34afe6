/** Draws the picture that a shared link shows: an icon or a league's badge, a name, what the site is. Text only. */
import type { BadgeColors } from '../../catalog/team/badge.ts';
import { PICTURE_SIZE } from '../../feeds/head-tags.ts';
import type { StyleTokens } from './style-tokens.ts';

export interface PreviewPicture {
  name: string;
  /** Small, beside the icon: the sport of a league. */
  over?: string;
  tagline: string;
  /** Below the line; by default the name of the site. */
  foot?: string;
  /** The text of an SVG file of 24 by 24, drawn in one colour. */
  icon: string;
  accent: string;
  /** A league's monogram on its colours, in place of the small icon. */
  badge?: { text: string; colors: BadgeColors };
}

const MARGIN = 80;
/** Of the large icon behind the name. */
const OPACITY = 0.09;
const LARGEST_NAME = 128;
/** A wide text of the bold font is this many times its size wide for each character; a test measures every name. */
const WIDTH_OF_CHARACTER = 0.62;

/** Where the preview picture of a category's or league's page is, and that of the home page. */
export function picturePath(pagePath: string): string {
  return `/previews${pagePath === '/' ? '/home' : pagePath}.png`;
}

export function drawPreview(
  { name, over, tagline, foot = 'Sports Calendar', icon, accent, badge }: PreviewPicture,
  { ink, muted, line, ground }: StyleTokens,
): string {
  const { width, height } = PICTURE_SIZE;
  const nameSize = Math.min(
    LARGEST_NAME,
    Math.floor((width - 2 * MARGIN) / (name.length * WIDTH_OF_CHARACTER)),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Inter">
<rect width="${width}" height="${height}" fill="${ground}"/>
<g opacity="${OPACITY}">${placedIcon(icon, accent, 780, 20, 480)}</g>
<rect width="${width}" height="16" fill="${badge?.colors.fill ?? accent}"/>
${badge ? `<rect y="16" width="${width}" height="6" fill="${badge.colors.stripe}"/>` : ''}
${badge ? plate(badge) : placedIcon(icon, accent, MARGIN - 8, 92, 120)}
${over ? text(over, { x: 218, y: 166, size: 40, weight: 700, fill: accent }) : ''}
${text(name, { x: MARGIN, y: 376, size: nameSize, weight: 700, fill: ink })}
${text(tagline, { x: MARGIN, y: 446, size: 38, weight: 400, fill: muted })}
<rect x="${MARGIN}" y="506" width="${width - 2 * MARGIN}" height="2" fill="${line}"/>
${text(foot, { x: MARGIN, y: 568, size: 32, weight: 700, fill: ink })}
${text('No scores, nothing spoiled', { x: width - MARGIN, y: 568, size: 28, weight: 400, fill: muted, anchor: 'end' })}
</svg>`;
}

/** Like the badges of the site: the second colour as a stripe at the left, a ring where the first is near white. */
function plate({ text: monogram, colors }: NonNullable<PreviewPicture['badge']>): string {
  const { fill, stripe, text: ink, ring } = colors;
  const [y, size] = [92, 120];
  const letters = Math.min(52, Math.floor(130 / Math.max(monogram.length, 2)));
  return [
    `<clipPath id="plate"><rect x="${MARGIN}" y="${y}" width="${size}" height="${size}" rx="12"/></clipPath>`,
    `<g clip-path="url(#plate)"><rect x="${MARGIN}" y="${y}" width="${size}" height="${size}" fill="${fill}"/>`,
    `<rect x="${MARGIN}" y="${y}" width="14" height="${size}" fill="${stripe}"/></g>`,
    ring.includes('light')
      ? `<rect x="${MARGIN + 1}" y="${y + 1}" width="${size - 2}" height="${size - 2}" rx="11" fill="none" stroke="#000000" stroke-opacity="0.24" stroke-width="2"/>`
      : '',
    text(monogram, {
      x: MARGIN + 67,
      y: y + size / 2 + letters * 0.36,
      size: letters,
      weight: 700,
      fill: ink,
      anchor: 'middle',
    }),
  ].join('');
}

interface TextStyle {
  x: number;
  y: number;
  size: number;
  weight: number;
  fill: string;
  anchor?: 'start' | 'middle' | 'end';
}

function text(content: string, { x, y, size, weight, fill, anchor = 'start' }: TextStyle): string {
  const escaped = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escaped}</text>`;
}

function placedIcon(icon: string, colour: string, x: number, y: number, size: number): string {
  return icon
    .trim()
    .replace('<svg ', `<svg x="${x}" y="${y}" `)
    .replace('width="24" height="24"', `width="${size}" height="${size}"`)
    .replaceAll('#111111', colour);
}
