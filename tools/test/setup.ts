/**
 * `npm run setup`: installs the programs that tests need (Debian and Ubuntu; asks for sudo unless run by root), with
 * `--browsers` also those of `npm run test:browsers`.
 */
import { parseArgs } from 'node:util';
import { OTHER_BROWSERS } from './browsers-installed.ts';
import { installPrograms, missingPrograms, PROGRAMS } from './programs.ts';

const { browsers } = parseArgs({ options: { browsers: { type: 'boolean' } } }).values;
const programs = browsers ? [...PROGRAMS, ...OTHER_BROWSERS] : PROGRAMS;
await installPrograms(programs);
const missing = missingPrograms(programs);
console.log(
  missing.length === 0
    ? '\nEverything that the tests need is installed.'
    : `\nStill missing: ${missing.join(', ')}. Please install them yourself.`,
);
process.exit(missing.length === 0 ? 0 : 1);
