/** Where things are, whatever folder a command is run from. */
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROJECT_FOLDER = fileURLToPath(new URL('..', import.meta.url));
export const REAL_DATA_FOLDER = join(PROJECT_FOLDER, 'data');
/** SPORTS_CALENDAR_DATA names another one: tests use tests/fixtures/data. */
export const DATA_FOLDER = resolve(PROJECT_FOLDER, process.env.SPORTS_CALENDAR_DATA ?? REAL_DATA_FOLDER);

/** SPORTS_CALENDAR_BUILD names another folder of the project: the benchmark builds beside the site. */
const BUILD_FOLDER = join(PROJECT_FOLDER, process.env.SPORTS_CALENDAR_BUILD ?? 'build');
export const SITE_FOLDER = join(BUILD_FOLDER, 'client');
/** What the bundler has built, in folders named after what it was built of. */
export const SCRIPTS_FOLDER = join(BUILD_FOLDER, 'scripts');
/** Configuration for hosts, which is not published with the site. */
export const HOSTING_FOLDER = join(BUILD_FOLDER, 'hosting');

/** A small catalogue that never changes, and the site built from it: what tests know by name and number. */
export const FIXTURE_DATA = 'tests/fixtures/data';
export const FIXTURE_BUILD = 'build-fixtures';
export const FIXTURE_SITE_FOLDER = join(PROJECT_FOLDER, FIXTURE_BUILD, 'client');
export const FIXTURE_HOSTING_FOLDER = join(PROJECT_FOLDER, FIXTURE_BUILD, 'hosting');
