/** The files of a built site as the service worker has to know them, and the name of the release. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type ReleaseFiles, releaseName, SHELL_FILE } from '../../app/offline/release-files.ts';
import { addDays } from '../../catalog/day.ts';
import { FLAG_SHEET_URL } from '../../catalog/flags.ts';
import { iconSheetUrl } from '../../catalog/league.ts';

/** Lists of events and of teams, and what is loaded as data besides; see chunkFileNames in vite.config.ts. */
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

export interface ReleaseMoment {
  /** What is nearest to it is wanted first. */
  today: string;
  /** By "league/season": the seasons that are not over. */
  currentSeasons: ReadonlySet<string>;
}

export function releaseFiles(folder: string, id: string, moment: ReleaseMoment): ReleaseFiles {
  const names = readdirSync(join(folder, 'assets')).filter(
    (name) => /\.(js|css)$/.test(name) && !NOT_OURS.test(name),
  );
  const sizes = (wanted: readonly string[]) =>
    Object.fromEntries(
      wanted.map((name) => [`assets/${name}`, statSync(join(folder, 'assets', name)).size] as const),
    );
  const lists = nearestFirst(
    names.filter((name) => DATA.test(name)),
    moment.today,
  );
  return {
    id,
    code: sizes(names.filter((name) => !DATA.test(name))),
    data: sizes(lists.filter((name) => !isHistory(name, moment))),
    history: sizes(lists.filter((name) => isHistory(name, moment))),
    other: Object.fromEntries(
      OTHERS.map((file) => {
        const content = readFileSync(join(folder, file));
        return [file, { bytes: content.length, revision: hashOf(content) }];
      }),
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
