/**
 * `npm run bench`: builds the site and visits one page of each kind, in turn with a plain page and a peer. A whole run is
 * written to bench/results.md; that of some pages (`--only home,search`) is printed. `--no-build` visits what was built last.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cpus, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_FOLDER } from '../folders.ts';
import { bin, run } from '../run.ts';
import { folderSite } from '../site/folder-site.ts';
import { serveSite } from '../site/server.ts';
import { requireBrowser } from '../test/find-browser.ts';
import { PAGE_KINDS } from '../test/page-kinds.ts';
import { waitUntilIdle } from './idle.ts';
import { loadLighthouse } from './lighthouse.ts';
import { REFERENCE_PAGES, serveReferencePages } from './reference-pages.ts';
import { type Build, isPageSteady, type MeasuredPage, markdownReport, pagesTable } from './report.ts';

/** Pages are published once a day and kept by caches; the oldest, seen on another continent, is the worst there is. */
const VISITORS = [
  { visitor: 'New York, built today', timeZone: 'America/New_York', daysAgo: 0 },
  { visitor: 'Berlin, built six days ago', timeZone: 'Europe/Berlin', daysAgo: 6 },
];
/** How often each page is visited, and how often at most if its times are not steady. */
const VISITS = 5;
const MAX_VISITS = 15;

interface Page extends MeasuredPage {
  timeZone: string;
  url: string;
}

const allKinds = Object.keys(PAGE_KINDS);
const { values: options } = parseArgs({
  options: { only: { type: 'string' }, 'no-build': { type: 'boolean' } },
});
const kinds = options.only?.split(',') ?? allKinds;
const unknown = kinds.find((name) => !allKinds.includes(name));
if (unknown) throw new Error(`--only ${unknown}: the pages are ${allKinds.join(', ')}`);

const facts = [
  `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 1024 ** 3)} GiB, ${platform()} ${release()}`,
  `Node ${process.version}, ${execFileSync(requireBrowser(), ['--version'], { encoding: 'utf8' }).trim()}`,
];
const builds = options['no-build'] ? [] : await buildSites();
const referenceSite = await serveReferencePages();
const sites = await Promise.all(
  VISITORS.map(({ daysAgo }) => serveSite(folderSite(join(PROJECT_FOLDER, buildFolder(daysAgo), 'client')))),
);
const references = referencePages();
const pages = pagesOfSites();
const busyVisits = await visitAll();
await Promise.all([referenceSite, ...sites].map((site) => site.close()));

console.log(`\n${pagesTable(pages, references)}`);
if (builds.length > 0 && kinds.length === allKinds.length) {
  const text = markdownReport({ facts, pages, references, builds, busyVisits });
  writeFileSync(join(PROJECT_FOLDER, 'bench', 'results.md'), text);
  console.log('\nWritten: bench/results.md');
}

/** Below the project, because the pages' renderer finds its packages from there; git ignores all of build/. */
function buildFolder(daysAgo: number): string {
  return `build/bench/${daysAgo}-days-ago`;
}

/** Each from a fresh start; that of today twice, because three builds say more of the time than two. */
async function buildSites(): Promise<Build[]> {
  const made: Build[] = [];
  for (const daysAgo of [0, ...VISITORS.map((visitor) => visitor.daysAgo)]) {
    const folder = join(PROJECT_FOLDER, buildFolder(daysAgo));
    rmSync(folder, { recursive: true, force: true });
    await waitUntilIdle();
    const started = performance.now();
    const code = await run('Building the site', bin('tsx'), ['tools/site/write-site.ts'], {
      SPORTS_CALENDAR_NOW: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
      SPORTS_CALENDAR_BUILD: buildFolder(daysAgo),
    });
    if (code !== 0) process.exit(code);
    const sizes = readdirSync(join(folder, 'client'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
    made.push({
      seconds: (performance.now() - started) / 1000,
      files: sizes.length,
      megabytes: sizes.reduce((sum, size) => sum + size, 0) / 1e6,
    });
  }
  return made;
}

function referencePages(): Page[] {
  const { timeZone = '' } = VISITORS[0] ?? {};
  return Object.entries(REFERENCE_PAGES).map(([name, path]) => {
    const url = `${referenceSite.url}${path}`;
    return { name, visitor: '', visits: [], timeZone, url };
  });
}

function pagesOfSites(): Page[] {
  return VISITORS.flatMap(({ visitor, timeZone }, index) =>
    Object.entries(PAGE_KINDS)
      .filter(([name]) => kinds.includes(name))
      .map(([name, path]) => {
        const url = `${sites[index]?.url}${path}`;
        return { name, visitor, visits: [], timeZone, url };
      }),
  );
}

/**
 * In turn, so that a machine that becomes slower does so for all pages; those that are not steady more often, and always
 * what they are compared to.
 * @returns how many visits were made while something else ran
 */
async function visitAll(): Promise<number> {
  const withBrowser = await loadLighthouse();
  let busy = 0;
  for (let round = 1; round <= MAX_VISITS; round += 1) {
    const unsteady = round <= VISITS ? pages : pages.filter((page) => !isPageSteady(page));
    if (unsteady.length === 0 && references.every(isPageSteady)) break;
    console.log(`\n▸ Round ${round}: ${unsteady.length} pages`);
    for (const { timeZone } of VISITORS) {
      await withBrowser(timeZone, async (visit) => {
        for (const page of [...references, ...unsteady].filter((each) => each.timeZone === timeZone)) {
          if (!(await waitUntilIdle())) busy += 1;
          page.visits.push(await visit(page.url));
        }
      });
    }
  }
  return busy;
}
