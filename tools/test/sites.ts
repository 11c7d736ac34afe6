/** The two sites of the browser tests, as of the tests' moment: of the fixtures, and of the real data. */
import { FIXTURE_BUILD, FIXTURE_DATA } from '../folders.ts';
import { bin, run } from '../run.ts';

/** What pages show then holds in every year. */
const TEST_NOW = '2026-11-15T14:30:00Z';

const REAL = {
  SPORTS_CALENDAR_NOW: TEST_NOW,
  SITE_URL: 'https://sports-calendar.example',
  SPORTS_CALENDAR_MIX: '1',
};
const FIXTURES = { ...REAL, SPORTS_CALENDAR_DATA: FIXTURE_DATA, SPORTS_CALENDAR_BUILD: FIXTURE_BUILD };

/** The environment of each: their servers make the same files as their builds, and use the same scripts. */
export const TEST_SITES = { fixtures: FIXTURES, real: REAL };

/** @returns the exit code */
export function buildTestSite(
  which: keyof typeof TEST_SITES,
  output: 'live' | 'at the end' = 'live',
): Promise<number> {
  const what = which === 'real' ? 'Building the site' : 'Building the site of the fixtures';
  // nginx sends the compressed variants of the fixtures.
  const options = which === 'real' ? [] : ['--precompress'];
  return run(what, bin('tsx'), ['tools/site/write-site.ts', ...options], TEST_SITES[which], output);
}
