/** Where things are, whatever folder a command is run from. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROJECT_FOLDER = fileURLToPath(new URL('..', import.meta.url));
/** SPORTS_CALENDAR_DATA names another one: the benchmark builds with made-up data. */
export const DATA_FOLDER = resolve(PROJECT_FOLDER, process.env.SPORTS_CALENDAR_DATA ?? 'data');
