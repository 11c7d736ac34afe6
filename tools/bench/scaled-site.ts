/** The site with the data of a later year, which `--scale` measures. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATA_FOLDER, PROJECT_FOLDER } from '../folders.ts';
import { type BuildCost, buildSite } from './build-cost.ts';
import { writeScaledData } from './scaled-data.ts';

/** Below the project, because the pages' renderer finds its packages from there; git ignores all of build/. */
const SCALED_BUILD = 'build/scaled';
export const SCALED_SITE_FOLDER = join(PROJECT_FOLDER, SCALED_BUILD, 'client');

export async function buildScaledSite(scale: number): Promise<BuildCost> {
  removeScaledSite();
  const data = mkdtempSync(join(tmpdir(), 'sports-calendar-data-'));
  try {
    writeScaledData(DATA_FOLDER, data, scale);
    return await buildSite({ SPORTS_CALENDAR_DATA: data, SPORTS_CALENDAR_BUILD: SCALED_BUILD });
  } finally {
    rmSync(data, { recursive: true });
  }
}

export function removeScaledSite(): void {
  rmSync(join(PROJECT_FOLDER, SCALED_BUILD), { recursive: true, force: true });
}
