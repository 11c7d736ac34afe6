/**
 * The colours of a team's badge: its abbreviation on its main colour, with a stripe of the second. The rule is in
 * docs/decisions/035.
 */

/** The grounds of the two colour schemes: see app/app.css. */
const GROUNDS = { light: '#ffffff', dark: '#14171a' };
/** What text needs (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;
/** Where white has at least this, the colour may be darkened a little for it. */
const NEARLY_READABLE = 3.9;
const MOST_DARKENED = 0.1;
/** A colour with less contrast than this to the ground needs a ring. */
const VISIBLE = 1.5;

export interface BadgeColors {
  fill: string;
  stripe: string;
  text: '#ffffff' | '#000000';
  /** The colour schemes in which it needs a ring. */
  ring: ('light' | 'dark')[];
}

/** The colour of a line that stands for the team: the first of the two that is visible in both schemes. */
export function lineColor({ fill, stripe }: BadgeColors): string {
  const isVisible = (color: string) =>
    Object.values(GROUNDS).every((ground) => contrast(color, ground) >= VISIBLE);
  return [fill, stripe].find(isVisible) ?? fill;
}

/** `#RRGGBB`, one or two, the main colour first. */
export function badgeColors([main = '#000000', second = main]: readonly string[]): BadgeColors {
  const { fill, text } = readable(main.toLowerCase());
  const stripe = second.toLowerCase();
  const isFaint = (ground: string) => [fill, stripe].some((color) => contrast(color, ground) < VISIBLE);
  return {
    fill,
    stripe,
    text,
    ring: (['light', 'dark'] as const).filter((scheme) => isFaint(GROUNDS[scheme])),
  };
}

function readable(main: string): Pick<BadgeColors, 'fill' | 'text'> {
  if (contrast(main, '#ffffff') >= NEARLY_READABLE) {
    for (let percent = 0; percent <= MOST_DARKENED * 100; percent += 1) {
      const fill = darkened(main, percent / 100);
      if (contrast(fill, '#ffffff') >= READABLE) return { fill, text: '#ffffff' };
    }
  }
  return { fill: main, text: '#000000' };
}

function darkened(color: string, share: number): string {
  const channels = channelsOf(color).map((channel) => Math.round(channel * (1 - share)));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The ratio of WCAG 2.2, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
