/**
 * `npm run data:format`: puts every season file into its canonical order and form, says when its lines changed, and records
 * in data/changes what that changes for people. With `--since main` also for commits that main does not have. With
 * `--correction` what is recorded now was our mistake, and no news.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeProblems } from '../../catalog/read/problem.ts';
import { readDataFolder } from '../../catalog/read/read-data.ts';
import { formatSeasonFile } from '../../catalog/read/season-file.ts';
import { stampUpdates } from '../../catalog/read/stamp-updates.ts';
import { DATA_FOLDER } from '../folders.ts';
import { committedRecords, committedSeasons } from './committed-seasons.ts';
import { withUnrecorded } from './unrecorded-changes.ts';

const { since, correction = false } = parseArgs({
  options: { since: { type: 'string' }, correction: { type: 'boolean' } },
}).values;
const { data, problems } = readDataFolder(DATA_FOLDER);
if (problems.length > 0) {
  console.error(describeProblems(problems, DATA_FOLDER));
  process.exit(1);
}

const committed = committedSeasons(DATA_FOLDER, since);
if (!committed)
  console.log(
    `There is no commit${since ? ` ${since}` : ''} to compare with: changed lines don’t get the time of the change, and are not recorded.`,
  );
const moment = `${new Date().toISOString().slice(0, 16)}:00Z`;

const today = moment.slice(0, 10);

const seasons = data.leagues.flatMap((league) => league.seasons);
const changes = committed
  ? withUnrecorded(data, committed, committedRecords(DATA_FOLDER, since), today, correction)
  : data.changes;
const files = [
  ...seasons.map(({ file, text, content }) => {
    const stamped = committed?.has(file) ? stampUpdates(content, committed.get(file), moment) : content;
    return { file, text, formatted: formatSeasonFile(stamped) };
  }),
  ...changes.map(({ file, text }) => ({
    file,
    text: data.changes.find((known) => known.file === file)?.text,
    formatted: text,
  })),
];
let changed = 0;
for (const { file, text, formatted } of files) {
  if (formatted === text) continue;
  mkdirSync(dirname(join(DATA_FOLDER, file)), { recursive: true });
  writeFileSync(join(DATA_FOLDER, file), formatted);
  console.log(`formatted ${file}`);
  changed += 1;
}
console.log(
  changed === 0 ? 'All files are formatted.' : `${changed} ${changed === 1 ? 'file' : 'files'} formatted.`,
);
