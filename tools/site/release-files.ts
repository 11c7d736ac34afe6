/** The files of a built site as the service worker has to know them, and the name of the release. */
import { createHash } from 'node:crypto';
import { basename } from 'node:path/posix';
import { type ReleaseFiles, releaseName, SHELL_FILE } from '../../app/offline/release-files.ts';
import { addDays } from '../../catalog/day.ts';
import { FLAG_SHEET_URL } from '../../catalog/flags.ts';
import { iconSheetUrl } from '../../catalog/league.ts';

/** Lists of events and of teams, and what is loaded as data besides. */
const DATA = /^((season|coming|week|key-dates|mark|team|result)-.+|search|coverage)-[\w-]{8}\.js$/;
/** A week that began so many days ago is history. */
const HISTORY_DAYS = 60;
/** The script and the style of frames are parts of other sites' pages. */
const NOT_OURS = /^embed-/;

/** Everything else that a page loads. */
const OTHERS = [
  SHELL_FILE,
  'favicon.svg',
  'favicon-32.png',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable.png',
  'manifest.webmanifest',
  iconSheetUrl('black').slice(1),
  iconSheetUrl('white').slice(1),
  FLAG_SHEET_URL.slice(1),
];

/** Files with the same names have the same content, so they name the release: its lists of the days around the build the day. */
export function releaseId(hashedFiles: readonly string[], nearLists: readonly string[]): string {
  const hashOfNames = (names: Iterable<string>) => hashOf([...new Set(names)].sort().join('\n'));
  return releaseName(
    hashOfNames(hashedFiles.filter((name) => !nearLists.includes(name))),
    hashOfNames(nearLists),
  );
}

interface ReleaseSource extends ReleaseMoment {
  /** Paths below the root of the site, with the sizes of the files. */
  assets: readonly (readonly [path: string, bytes: number])[];
  contentOf: (file: string) => Promise<Buffer>;
}

interface ReleaseMoment {
  /** What is nearest to it is wanted first. */
  today: string;
  /** By "league/season": the seasons that are not over. */
  currentSeasons: ReadonlySet<string>;
}

export async function releaseFiles(id: string, site: ReleaseSource): Promise<ReleaseFiles> {
  const sizes = new Map(
    site.assets.filter(([path]) => /\.(js|css)$/.test(path) && !NOT_OURS.test(basename(path))),
  );
  const names = [...sizes.keys()].map((path) => basename(path));
  const sizesOf = (wanted: readonly string[]) =>
    Object.fromEntries(wanted.map((name) => [`assets/${name}`, sizes.get(`assets/${name}`) ?? 0] as const));
  const lists = nearestFirst(
    names.filter((name) => DATA.test(name)),
    site.today,
  );
  return {
    id,
    code: sizesOf(names.filter((name) => !DATA.test(name))),
    data: sizesOf(lists.filter((name) => !isHistory(name, site))),
    history: sizesOf(lists.filter((name) => isHistory(name, site))),
    other: Object.fromEntries(
      await Promise.all(
        OTHERS.map(async (file) => {
          const content = await site.contentOf(file);
          return [file, { bytes: content.length, revision: hashOf(content) }] as const;
        }),
      ),
    ),
  };
}

function isHistory(name: string, { today, currentSeasons }: ReleaseMoment): boolean {
  if (name.startsWith('result-')) return true;
  const week = /^week-(\d{4}-\d\d-\d\d)-/.exec(name)?.[1];
  if (week !== undefined) return week < addDays(today, -HISTORY_DAYS);
  const [, league, season] = /^season-([a-z0-9]+)-(\d{4}(?:-\d\d)?)-/.exec(name) ?? [];
  return league !== undefined && !currentSeasons.has(`${league}/${season}`);
}

/** What has no date is about everything; then what is on now, then what is further and further away. */
export function nearestFirst(names: readonly string[], today: string): string[] {
  const distance = (name: string) => {
    const day = /-(\d{4}-\d\d-\d\d)-/.exec(name)?.[1];
    if (day !== undefined) return Math.abs(Date.parse(day) - Date.parse(today)) / 86_400_000;
    const year = /^(?:season-.+|result)-(\d{4})/.exec(name)?.[1];
    return year === undefined ? 0 : Math.abs(Number(year) - Number(today.slice(0, 4))) * 365;
  };
  return [...names].sort((a, b) => distance(a) - distance(b) || a.localeCompare(b));
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}
