/** What a pull request with data goes through: a changed season in a copy of the real data, and everything that judges it. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { audit } from '../../catalog/audit/audit.ts';
import { checkData } from '../../catalog/check/check-data.ts';
import { addDays } from '../../catalog/day/day.ts';
import { buildCatalog } from '../../catalog/read/build-catalog.ts';
import { type DataFolder, readDataFolder, type SeasonData } from '../../catalog/read/read-data.ts';
import { formatSeasonFile } from '../../catalog/read/season-file.ts';
import { committedSeasons } from '../data/committed-seasons.ts';
import { unmarkedChanges } from '../data/unmarked-changes.ts';
import { unrecordedChanges } from '../data/unrecorded-changes.ts';
import { REAL_DATA_FOLDER } from '../folders.ts';
import { runImport } from './run.ts';

const TODAY = '2026-11-15';
/** Its cards have no sides and no rounds, so one more or one less is no fault of a season. */
const LEAGUE = 'ufc';

test('moved, added and removed events of the real data pass every check without a new finding', async () => {
  const folder = committedCopy();
  const { data: before } = readDataFolder(folder);
  const season = largestSeason(before);
  const [[category = '', cards = []] = []] = Object.entries(season.content.events).sort(
    ([, a], [, b]) => b.length - a.length,
  );
  const [removed, ...others] = cards.filter(({ end }) => end === undefined);
  const moved = others.slice(0, 3).map(({ name, start }) => ({ name, start: aDayLater(start) }));
  const added = { name: 'UFC Fight Night: A Name vs Nobody Has', start: aDayLater(moved[0]?.start ?? '') };
  expect(moved).toHaveLength(3);

  const source = join(folder, '..', `${LEAGUE}.csv`);
  const lines = [...moved, added].map(({ name, start }) => `${start},"${name}"`);
  writeFileSync(source, `Start,Name\n${lines.join('\n')}\n`);
  const said: string[] = [];
  const code = await runImport(
    ['csv', source, '--league', LEAGUE, '--season', season.label, '--columns', 'start=Start,name=Name']
      .concat(['--category', category, '--type', cards[0]?.type ?? category])
      .concat('--write'),
    {
      dataFolder: folder,
      fetch: () => Promise.reject(new Error('there is no network here')),
      today: TODAY,
      log: (text) => said.push(text),
      error: (text) => said.push(text),
      progress: () => undefined,
    },
  );
  expect([code, said.join('\n')]).toEqual([0, expect.stringMatching(/1 new, 3 moved/)]);
  removeEvent(folder, season.file, removed?.name ?? '');

  const { data: after, problems } = readDataFolder(folder);
  expect([...problems, ...checkData(after), ...unmarkedChanges(after, committedSeasons(folder))]).toEqual([]);
  // The import has recorded what it changed; the removal by hand is still to be recorded.
  const removal = { file: season.file, reason: expect.stringContaining('"gone" of') };
  expect(unrecordedChanges(after, committedSeasons(folder), TODAY)).toMatchObject([removal]);
  const count = ({ content }: SeasonData) => Object.values(content.events).flat().length;
  expect(count(largestSeason(after))).toBe(count(season));
  expect(findings(after)).toEqual(findings(before));
}, 180_000);

function committedCopy(): string {
  const parent = mkdtempSync(join(tmpdir(), 'changed-season-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, 'data');
  cpSync(REAL_DATA_FOLDER, folder, { recursive: true });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
      cwd: parent,
    });
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'data');
  return folder;
}

function largestSeason(data: DataFolder): SeasonData {
  const seasons = data.leagues.find(({ slug }) => slug === LEAGUE)?.seasons ?? [];
  const [largest] = seasons.toSorted((a, b) => b.text.length - a.text.length);
  if (!largest) throw new Error(`no season of ${LEAGUE}`);
  return largest;
}

const aDayLater = (start: string) => `${addDays(start.slice(0, 10), 1)}${start.slice(10)}`;

/** As a person would: the line goes, and `npm run data:format` writes the file. */
function removeEvent(folder: string, file: string, name: string): void {
  const content = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  for (const [category, events] of Object.entries<{ name: string }[]>(content.events)) {
    content.events[category] = events.filter((event) => event.name !== name);
  }
  writeFileSync(join(folder, file), formatSeasonFile(content));
}

/** Of the league alone: nothing has changed for the others. */
function findings(data: DataFolder): string[] {
  const own = { ...data, leagues: data.leagues.filter(({ slug }) => slug === LEAGUE) };
  return audit(buildCatalog(own), own, TODAY)
    .findings.filter(({ league }) => league === LEAGUE)
    .map(({ season, text }) => `${season} ${text}`);
}
