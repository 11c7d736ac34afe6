/** Where things are, whatever folder a command is run from. */
import { fileURLToPath } from 'node:url';

export const PROJECT_FOLDER = fileURLToPath(new URL('..', import.meta.url));
export const DATA_FOLDER = fileURLToPath(new URL('../data', import.meta.url));
/** What renders the pages, for the time of a build. */
export const SERVER_FOLDER = fileURLToPath(new URL('../build/server', import.meta.url));
