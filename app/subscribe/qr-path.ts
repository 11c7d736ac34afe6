/** A text as a QR code. */
import { encode } from 'uqr';

/** What readers need around the code, in modules, the squares that it is made of. */
const QUIET_ZONE = 4;

export interface QrPath {
  /** The width and height in modules, with the quiet zone. */
  size: number;
  /** Of an SVG path: all dark modules, those beside each other as one rectangle. */
  path: string;
}

export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'L', border: QUIET_ZONE });
  return { size, path: data.map(rowPath).join('') };
}

function rowPath(modules: readonly boolean[], y: number): string {
  const runs = modules
    .map((isDark) => (isDark ? '1' : '0'))
    .join('')
    .matchAll(/1+/g);
  return [...runs].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join('');
}
