/** `npm run data:phases`: prints the table of phases for ten moments of the coming year, or for the days given. */
import { addDays } from '../../catalog/day/day.ts';
import { loadCatalog } from '../../catalog/load-catalog.ts';
import { DATA_FOLDER } from '../folders.ts';
import { phaseTable } from './phase-table.ts';

const MOMENTS = 10;
/** About a tenth of a year, and never the same day of the week twice in a row. */
const DAYS_APART = 36;

const given = process.argv.slice(2);
const today = new Date().toISOString().slice(0, 10);
const days =
  given.length > 0
    ? given
    : Array.from({ length: MOMENTS }, (_, index) => addDays(today, index * DAYS_APART));
console.log(phaseTable(loadCatalog(DATA_FOLDER).catalog, days));
