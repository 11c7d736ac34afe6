/** How teams are shown: short names, and badges of an abbreviation in the team's colours or a flag. */
import { type BadgeColors, badgeColors } from './badge.ts';
import type { Team } from './team.ts';

export interface TeamLook {
  /** For rows and cards: `Colts`. */
  shortName: string;
  abbreviation: string;
  /** Absent where the colours are not known. */
  colors?: BadgeColors;
  /** A national side's country (catalog/place/country.ts), whose flag stands for the abbreviation. */
  flag?: string;
  /** The team's division or conference, see groupPaths; only in the lists of whole seasons. */
  group?: string;
  /** Of a major conference; only in the lists of whole seasons. */
  isMajor?: true;
}

/** By the team's name. Teams of one name in several scopes, like Duke's, look the same. */
export type TeamLooks = ReadonlyMap<string, TeamLook>;

export function teamLooks(teams: Iterable<Team>): TeamLooks {
  return new Map([...teams].map((team) => [team.name, teamLook(team)]));
}

export function teamLook({ shortName, abbreviation, colors, national, country }: Team): TeamLook {
  if (national) return { shortName, abbreviation, flag: country };
  return { shortName, abbreviation, ...(colors ? { colors: badgeColors(colors) } : {}) };
}

/** A look on its way to the browser. */
export interface PackedLook {
  /**
   * Most short names are a part of the name: 0 for the whole of it, 6 for its first six characters, -6 for its last.
   * Others are written out.
   */
  shortName: number | string;
  /** `IND 002c5f a2aaad`, with marks behind it where needed; `MEX mx` with a flag; `ABC` without colours. */
  badge: string;
}

/** The marks behind the colours: black text, and a ring in the light or the dark scheme. */
const BLACK = 'b';
const RINGS = { light: 'l', dark: 'd' } as const;
const SCHEMES = ['light', 'dark'] as const;

export function packLook(name: string, look: TeamLook): PackedLook {
  return { shortName: packShortName(name, look.shortName), badge: packBadge(look) };
}

export function unpackLook(name: string, { shortName, badge }: PackedLook): TeamLook {
  const [abbreviation = '', first, stripe, marks = ''] = badge.split(' ');
  const look = { shortName: unpackShortName(name, shortName), abbreviation };
  if (first === undefined) return look;
  if (stripe === undefined) return { ...look, flag: first };
  return {
    ...look,
    colors: {
      fill: `#${first}`,
      stripe: `#${stripe}`,
      text: marks.includes(BLACK) ? '#000000' : '#ffffff',
      ring: SCHEMES.filter((scheme) => marks.includes(RINGS[scheme])),
    },
  };
}

function packBadge({ abbreviation, colors, flag }: TeamLook): string {
  if (flag) return `${abbreviation} ${flag}`;
  if (!colors) return abbreviation;
  const marks = [colors.text === '#000000' ? BLACK : '', ...colors.ring.map((scheme) => RINGS[scheme])].join(
    '',
  );
  return [abbreviation, colors.fill.slice(1), colors.stripe.slice(1), marks].filter(Boolean).join(' ');
}

function packShortName(name: string, shortName: string): number | string {
  if (shortName === name) return 0;
  if (name.startsWith(shortName)) return shortName.length;
  return name.endsWith(shortName) ? -shortName.length : shortName;
}

function unpackShortName(name: string, packed: number | string): string {
  if (typeof packed === 'string') return packed;
  return packed < 0 ? name.slice(packed) : name.slice(0, packed || undefined);
}
