/**
 * `npm run data:audit`: how complete and plausible the data is, league by league and season by season.
 * `--json` prints everything for machines, `--known` also what is explained, `--today=2026-11-15` looks from another day.
 */
import { audit } from '../../catalog/audit/audit.ts';
import { auditText, unexplainedIn } from '../../catalog/audit/audit-text.ts';
import { isDay } from '../../catalog/day/day.ts';
import { loadCatalog } from '../../catalog/load-catalog.ts';
import { DATA_FOLDER } from '../folders.ts';

const args = process.argv.slice(2);
const unknown = args.filter((arg) => !/^--(json|known|today=.*)$/.test(arg));
const today =
  args.find((arg) => arg.startsWith('--today='))?.slice('--today='.length) ??
  new Date().toISOString().slice(0, 10);
if (unknown.length > 0 || !isDay(today)) {
  console.error('Usage: npm run data:audit -- [--json] [--known] [--today=2026-11-15]');
  process.exit(2);
}

const { catalog, data } = loadCatalog(DATA_FOLDER);
const result = audit(catalog, data, today);
console.log(
  args.includes('--json')
    ? JSON.stringify(result, undefined, 2)
    : auditText(result, { withKnown: args.includes('--known') }),
);
const isClean = result.outdated.length === 0 && unexplainedIn(result).length === 0;
process.exitCode = isClean ? 0 : 1;
