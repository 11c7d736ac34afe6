/** The files of a built site as the service worker has to know them, and the name of the release. */
import { createHash } from 'node:crypto';
import { basename } from 'node:path/posix';
import { type ReleaseFiles, releaseName, SHELL_FILE } from '../../app/offline/release-files.ts';
import { addDays } from '../../catalog/day/day.ts';
import { FLAG_SHEET_URL } from '../../catalog/place/flags.ts';
import { iconSheetUrl } from '../../catalog/season/league.ts';

/** A week that begins so many days from today at most is current. */
const NEAR_DAYS = 14;
/** A week that began so many days ago is kept when it is visited. */
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
  /** Scripts and styles; paths below the root of the site, as those of the lists. */
  code: readonly string[];
  lists: readonly string[];
  contentOf: (file: string) => Promise<Buffer>;
}

interface ReleaseMoment {
  today: string;
  /** By "league/season": the seasons that are not over. */
  currentSeasons: ReadonlySet<string>;
}

export async function releaseFiles(id: string, site: ReleaseSource): Promise<ReleaseFiles> {
  const ofGroup = (group: ListGroup) =>
    site.lists.filter((path) => listGroup(basename(path), site) === group).sort();
  return {
    id,
    code: site.code.filter((path) => !NOT_OURS.test(basename(path))).sort(),
    lists: { current: ofGroup('current'), rest: ofGroup('rest'), visited: ofGroup('visited') },
    other: Object.fromEntries(
      await Promise.all(OTHERS.map(async (file) => [file, hashOf(await site.contentOf(file))] as const)),
    ),
  };
}

type ListGroup = keyof ReleaseFiles['lists'];

function listGroup(name: string, { today, currentSeasons }: ReleaseMoment): ListGroup {
  const week = /^week-(\d{4}-\d\d-\d\d)-/.exec(name)?.[1];
  if (week !== undefined) {
    if (week < addDays(today, -HISTORY_DAYS)) return 'visited';
    return week >= addDays(today, -NEAR_DAYS) && week <= addDays(today, NEAR_DAYS) ? 'current' : 'rest';
  }
  const [, league, season] = /^season-([a-z0-9]+)-(\d{4}(?:-\d\d)?)-/.exec(name) ?? [];
  const isCurrent = name.startsWith('coming-') || currentSeasons.has(`${league}/${season}`);
  return isCurrent ? 'current' : 'rest';
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}
