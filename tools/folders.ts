/** Where things are, whatever folder a command is run from. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SITE_FOLDER } from './build.mjs';

export const PROJECT_FOLDER = fileURLToPath(new URL('..', import.meta.url));
/** SPORTS_CALENDAR_DATA names another one, to build with made-up data. */
export const DATA_FOLDER = resolve(PROJECT_FOLDER, process.env.SPORTS_CALENDAR_DATA ?? 'data');
/** What renders the pages, for the time of a build. */
export const SERVER_FOLDER = `${SITE_FOLDER}-renderer`;
