/** `npm run data:format`: puts every season file into its canonical order and form. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeProblems } from '../catalog/check/problem.ts';
import { readDataFolder } from '../catalog/read-data.ts';
import { formatSeasonFile } from '../catalog/season-file.ts';
import { DATA_FOLDER } from './folders.ts';

const { data, problems } = readDataFolder(DATA_FOLDER);
if (problems.length > 0) {
  console.error(describeProblems(problems, DATA_FOLDER));
  process.exit(1);
}

let changed = 0;
for (const season of data.leagues.flatMap((league) => league.seasons)) {
  const text = formatSeasonFile(season.content);
  if (text === season.text) continue;
  writeFileSync(join(DATA_FOLDER, season.file), text);
  console.log(`formatted ${season.file}`);
  changed += 1;
}
console.log(changed === 0 ? 'Every file is in its canonical form.' : `${changed} file(s) formatted.`);
