/**
 * `npm run check`: rejects bad data with file, line, field and reason. `--since <commit>` compares with another commit
 * than the last, as CI does: what a pull request changes is committed by then.
 */
import { parseArgs } from 'node:util';
import { checkData } from '../../catalog/check/check-data.ts';
import { buildCatalog } from '../../catalog/read/build-catalog.ts';
import { describeProblems } from '../../catalog/read/problem.ts';
import { readDataFolder } from '../../catalog/read/read-data.ts';
import { DATA_FOLDER, REAL_DATA_FOLDER } from '../folders.ts';
import { committedSeasons } from './committed-seasons.ts';
import { withGeneratedParts } from './data-table.ts';
import { documents } from './documents.ts';
import { unmarkedChanges } from './unmarked-changes.ts';
import { unrecordedChanges } from './unrecorded-changes.ts';

const started = performance.now();
const { since } = parseArgs({ options: { since: { type: 'string' } } }).values;
const { data, problems: unreadable } = readDataFolder(DATA_FOLDER);
const committed = committedSeasons(DATA_FOLDER, since);
if (since && !committed) {
  console.error(`There is no commit ${since} to compare with.`);
  process.exit(1);
}
const problems =
  unreadable.length > 0
    ? unreadable
    : [
        ...checkData(data),
        ...unmarkedChanges(data, committed),
        ...unrecordedChanges(data, committed, new Date().toISOString().slice(0, 10)),
      ];

if (problems.length > 0) {
  console.error(describeProblems(problems, DATA_FOLDER));
  console.error(`\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the data.`);
  process.exit(1);
}

// Documents are about the real data, not about fixtures or made-up data.
if (DATA_FOLDER === REAL_DATA_FOLDER) {
  const catalog = buildCatalog(data);
  const stale = [...documents()].filter(
    ([, text]) => withGeneratedParts(text, catalog, data.refresh) !== text,
  );
  for (const [file] of stale)
    console.error(`${file}: a table or count is out of date: run npm run data:table`);
  if (stale.length > 0) process.exit(1);
}

const seasons = data.leagues.flatMap((league) => league.seasons);
const events = seasons.reduce(
  (sum, season) => sum + Object.values(season.content.events).reduce((n, list) => n + list.length, 0),
  0,
);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `The data is valid: ${data.leagues.length} leagues, ${seasons.length} seasons, ${events} events (${seconds} s).`,
);
