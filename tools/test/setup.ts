/** `npm run setup`: installs the programs that tests need (Debian and Ubuntu; asks for sudo unless run by root). */
import { installPrograms, missingPrograms } from './programs.ts';

await installPrograms();
const missing = missingPrograms();
console.log(
  missing.length === 0
    ? '\nEverything that the tests need is installed.'
    : `\nStill missing: ${missing.join(', ')}. Please install them yourself.`,
);
process.exit(missing.length === 0 ? 0 : 1);
