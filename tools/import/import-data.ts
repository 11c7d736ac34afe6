/** `npm run data:import`: brings a season up to date from a public file or address; writes only with --write. */
import { DATA_FOLDER } from '../folders.ts';
import { runImport } from './run.ts';

let width = 0;
process.exitCode = await runImport(process.argv.slice(2), {
  dataFolder: DATA_FOLDER,
  fetch,
  today: new Date().toISOString().slice(0, 10),
  log(text) {
    clear();
    console.log(text);
  },
  error(text) {
    clear();
    console.error(text);
  },
  progress(text) {
    // One line that is written over; in a log file it would only be noise.
    if (!process.stderr.isTTY) return;
    clear();
    width = text.length;
    process.stderr.write(text);
  },
});
clear();

function clear(): void {
  if (width > 0) process.stderr.write(`\r${' '.repeat(width)}\r`);
  width = 0;
}
