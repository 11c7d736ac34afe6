/** Serves the site of the fixtures and the real one for the time of the tests, each on a port from the system. */
import { existsSync } from 'node:fs';
import {
  FIXTURE_HOSTING_FOLDER,
  FIXTURE_SITE_FOLDER,
  HOSTING_FOLDER,
  SITE_FOLDER,
} from '../tools/folders.ts';
import { serve } from '../tools/serve/serve.ts';

const SITES = [
  { variable: 'FIXTURES_AT', folder: FIXTURE_SITE_FOLDER, hosting: FIXTURE_HOSTING_FOLDER },
  { variable: 'SITE_AT', folder: SITE_FOLDER, hosting: HOSTING_FOLDER },
];

export default async function serveSites() {
  // One of them is enough for the tests of its project.
  const built = SITES.filter(({ folder }) => existsSync(folder));
  const served = await Promise.all(
    built.map(async ({ variable, folder, hosting }) => {
      const site = await serve({ folder, hosting, port: 0 });
      process.env[variable] = site.url;
      return site;
    }),
  );
  return async () => {
    await Promise.all(served.map((site) => site.close()));
  };
}
