/**
 * `npm run data:format`: puts every season file into its canonical order and form, and says when its lines changed. With
 * `--since main` also the lines of commits that main does not have.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeProblems } from '../../catalog/read/problem.ts';
import { readDataFolder } from '../../catalog/read/read-data.ts';
import { formatSeasonFile } from '../../catalog/read/season-file.ts';
import { stampUpdates } from '../../catalog/read/stamp-updates.ts';
import { DATA_FOLDER } from '../folders.ts';
import { committedSeasons } from './committed-seasons.ts';

const { since } = parseArgs({ options: { since: { type: 'string' } } }).values;
const { data, problems } = readDataFolder(DATA_FOLDER);
if (problems.length > 0) {
  console.error(describeProblems(problems, DATA_FOLDER));
  process.exit(1);
}

const committed = committedSeasons(DATA_FOLDER, since);
if (!committed)
  console.log(
    `There is no commit${since ? ` ${since}` : ''} to compare with: changed lines don’t get the time of the change.`,
  );
const moment = `${new Date().toISOString().slice(0, 16)}:00Z`;

let changed = 0;
for (const { file, text, content } of data.leagues.flatMap((league) => league.seasons)) {
  const stamped = committed?.has(file) ? stampUpdates(content, committed.get(file), moment) : content;
  const formatted = formatSeasonFile(stamped);
  if (formatted === text) continue;
  writeFileSync(join(DATA_FOLDER, file), formatted);
  console.log(`formatted ${file}`);
  changed += 1;
}
console.log(
  changed === 0 ? 'All files are formatted.' : `${changed} ${changed === 1 ? 'file' : 'files'} formatted.`,
);
