/** A small picture of figures: bars with a tick at their limit, readable on light and dark ground. */
import { formatNumber } from './figure.ts';

export interface Bar {
  label: string;
  value: number;
  limit?: number;
}

export interface Panel {
  title: string;
  bars: readonly Bar[];
}

const WIDTH = 720;
const LABELS = 250;
const VALUES = 70;
const LINE = 20;
const HEAD = 32;
const BAR = 10;
/** Middle tones, which stand out from white and from black. */
const INK = '#767676';
const WITHIN = '#3f8f6b';
const BEYOND = '#c2703d';

export function barChart(panels: readonly Panel[]): string {
  const shown = panels.filter(({ bars }) => bars.length > 0);
  let top = 0;
  const drawn = shown.map((panel) => {
    const text = drawPanel(panel, top);
    top += HEAD + panel.bars.length * LINE;
    return text;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${top + LINE}" font-family="system-ui, sans-serif" font-size="12" fill="${INK}">`,
    `<title>${shown.map(({ title }) => escaped(title)).join('; ')}</title>`,
    ...drawn,
    '</svg>',
    '',
  ].join('\n');
}

function drawPanel({ title, bars }: Panel, top: number): string {
  const longest = Math.max(...bars.flatMap(({ value, limit }) => [value, limit ?? 0]), Number.EPSILON);
  const width = (value: number) => round((value / longest) * (WIDTH - LABELS - VALUES));
  const lines = bars.map(({ label, value, limit }, index) => {
    const y = top + HEAD + index * LINE;
    const color = limit === undefined ? INK : value <= limit ? WITHIN : BEYOND;
    const tick =
      limit === undefined
        ? ''
        : `<rect x="${LABELS + width(limit)}" y="${y - 2}" width="2" height="${BAR + 4}"/>`;
    const end = LABELS + Math.max(width(value), width(limit ?? 0)) + 8;
    return (
      `<text x="${LABELS - 8}" y="${y + BAR - 1}" text-anchor="end">${escaped(label)}</text>` +
      `<rect x="${LABELS}" y="${y}" width="${width(value)}" height="${BAR}" fill="${color}"/>${tick}` +
      `<text x="${end}" y="${y + BAR - 1}">${formatNumber(value)}</text>`
    );
  });
  return [`<text x="0" y="${top + 18}" font-weight="600">${escaped(title)}</text>`, ...lines].join('\n');
}

const round = (value: number) => Math.round(value * 10) / 10;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
