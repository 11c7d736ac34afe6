/** Builds the small site that the journeys run on: the catalogue of tests/fixtures/data, as of the tests' moment. */
import { pathToFileURL } from 'node:url';
import { FIXTURE_BUILD, FIXTURE_DATA } from '../folders.ts';
import { bin, run } from '../run.ts';
import { TEST_NOW } from './test-now.ts';

/** The exit code of the build. */
export function buildFixtureSite(): Promise<number> {
  return run('Building the site of the fixtures', bin('tsx'), ['tools/build/build.ts'], {
    SPORTS_CALENDAR_DATA: FIXTURE_DATA,
    SPORTS_CALENDAR_BUILD: FIXTURE_BUILD,
    SPORTS_CALENDAR_NOW: TEST_NOW,
    SITE_URL: 'https://sports-calendar.example',
    SPORTS_CALENDAR_MIX: '1',
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exit(await buildFixtureSite());
