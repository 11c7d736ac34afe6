/** Draws the picture that a shared link shows: a sport's icon, a name, what the site is. Text only, rendered elsewhere. */
import { PICTURE_SIZE } from '../../feeds/head-tags.ts';
import type { StyleTokens } from './style-tokens.ts';

export interface PreviewPicture {
  name: string;
  /** Stands small beside the icon: the sport of a league. */
  over?: string;
  tagline: string;
  /** Stands below the line; the name of the site if nothing else is said. */
  foot?: string;
  /** The text of an SVG file of 24 by 24, drawn in one colour. */
  icon: string;
  accent: string;
}

const MARGIN = 80;
/** How much of its colour the large icon behind the name has. */
const FAINT = 0.09;
const LARGEST_NAME = 128;
/** A wide text of the bold font is this many times its size wide for each character; a test measures every name. */
const WIDTH_OF_CHARACTER = 0.62;

export function drawPreview(
  { name, over, tagline, foot = 'Sports Calendar', icon, accent }: PreviewPicture,
  { ink, muted, line, ground }: StyleTokens,
): string {
  const { width, height } = PICTURE_SIZE;
  const nameSize = Math.min(
    LARGEST_NAME,
    Math.floor((width - 2 * MARGIN) / (name.length * WIDTH_OF_CHARACTER)),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Inter">
<rect width="${width}" height="${height}" fill="${ground}"/>
${placedIcon(icon, mixed(accent, ground, FAINT), 780, 20, 480)}
<rect width="${width}" height="16" fill="${accent}"/>
${placedIcon(icon, accent, MARGIN - 8, 92, 120)}
${over ? text(over, { x: 218, y: 166, size: 40, weight: 700, fill: accent }) : ''}
${text(name, { x: MARGIN, y: 376, size: nameSize, weight: 700, fill: ink })}
${text(tagline, { x: MARGIN, y: 446, size: 38, weight: 400, fill: muted })}
<rect x="${MARGIN}" y="506" width="${width - 2 * MARGIN}" height="2" fill="${line}"/>
${text(foot, { x: MARGIN, y: 568, size: 32, weight: 700, fill: ink })}
${text('No scores, nothing spoiled', { x: width - MARGIN, y: 568, size: 28, weight: 400, fill: muted, anchor: 'end' })}
</svg>`;
}

interface TextStyle {
  x: number;
  y: number;
  size: number;
  weight: number;
  fill: string;
  anchor?: 'start' | 'end';
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

/** A part of one colour in another: faster to draw than something transparent. */
function mixed(colour: string, ground: string, part: number): string {
  const [own, other] = [channels(colour), channels(ground)];
  const values = own.map((value, index) => Math.round(value * part + (other[index] ?? 0) * (1 - part)));
  return `rgb(${values.join(',')})`;
}

/** Of `#rrggbb` or `#rgb`. */
function channels(colour: string): number[] {
  const digits = colour.slice(1);
  const parts = digits.match(digits.length === 3 ? /./g : /../g) ?? [];
  return parts.map((part) => Number.parseInt(part.padStart(2, part), 16));
}
