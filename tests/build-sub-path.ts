/**
 * A small build of the site for a path below its host, in a folder of its own: the pages and files of one walk. With
 * `CHECK_ARTEFACT=1`, the site that was built for publishing instead, whatever its path.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { basePath } from '../tools/base-path.ts';
import { FIXTURE_DATA, PROJECT_FOLDER, SITE_FOLDER } from '../tools/folders.ts';
import { bin } from '../tools/run.ts';
import { siteUrl } from '../tools/site-url.ts';

export const IS_ARTEFACT = Boolean(process.env.CHECK_ARTEFACT);
const BUILD = 'build/sub-path';

export const BASE = IS_ARTEFACT ? basePath() : '/calendar/';
export const SITE_URL = IS_ARTEFACT ? siteUrl() : 'https://example.org/calendar';
export const FOLDER = IS_ARTEFACT ? SITE_FOLDER : join(PROJECT_FOLDER, BUILD, 'client');
export const REPORT_ADDRESS = 'https://example.org/issues/new?labels=data';

export async function buildSubPath(): Promise<void> {
  if (IS_ARTEFACT) return;
  const env = {
    ...process.env,
    BASE_PATH: BASE,
    SITE_URL,
    SPORTS_CALENDAR_BUILD: BUILD,
    SPORTS_CALENDAR_DATA: FIXTURE_DATA,
    SPORTS_CALENDAR_NOW: '2026-11-15T14:30:00Z',
    SPORTS_CALENDAR_REPORT_ADDRESS: REPORT_ADDRESS,
    SPORTS_CALENDAR_PAGES:
      '^(/embed)?/(nfl|football|calendar|my|data|timeline|teams/(kansas-city-chiefs|atlanta-falcons))?$',
    SPORTS_CALENDAR_FILES:
      '^/(icons|flags|sitemap|robots|feeds/(nfl|football|finals|teams/(kansas-city|atlanta))|api/(index|schema|nfl))',
  };
  await promisify(execFile)(bin('tsx'), ['tools/site/write-site.ts'], { cwd: PROJECT_FOLDER, env });
}
