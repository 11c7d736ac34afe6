/** The site with scripts that the bundler has built, and with its service worker. */
import { lazy } from '../../catalog/memoize.ts';
import { seasonsAround } from '../../catalog/seasons-around.ts';
import { summarizeCatalog } from '../../catalog/summary.ts';
import { basePath } from '../base-path.ts';
import { criticalCss } from './critical-css.ts';
import { currentCatalog } from './current-catalog.ts';
import { withFiles } from './page-files.ts';
import { releaseFiles, releaseId } from './release-files.ts';
import { loadScripts, type Scripts } from './scripts.ts';
import { type Files, type Site, siteOf } from './site.ts';

export const WORKER_FILE = '/sw.js';

export async function openSite(): Promise<Site> {
  // Pages and lists are as of one moment, however late they are made.
  process.env.SPORTS_CALENDAR_NOW ??= new Date().toISOString();
  const base = basePath();
  const scripts = await loadScripts();
  const { manifest } = scripts;
  const nearLists = Object.entries(manifest).flatMap(([id, { file }]) => {
    const name = /^virtual:catalog\/(near-.+)/.exec(id)?.[1];
    return name ? [{ name, file }] : [];
  });
  const release = releaseId(
    Object.values(manifest).map(({ file }) => file),
    nearLists.map(({ file }) => file),
  );
  const stylesOf = lazy(() => criticalCss(String(scripts.files.get(`/${scripts.sheet}`)?.())));
  const lists = listFiles(scripts);
  const assets: Files = new Map<string, () => Buffer | Promise<string>>([
    ...scripts.files,
    [WORKER_FILE, () => worker()],
  ]);
  const site = siteOf({
    assets,
    renderer: lazy(scripts.renderer),
    withFiles: (page, kind) =>
      withFiles(page, {
        release,
        nearLists: Object.fromEntries(nearLists.map(({ name, file }) => [name, `${base}${file}`])),
        styles: stylesOf()(page),
        sheet: `${base}${scripts.sheet}`,
        entry: `${base}${scripts.entry}`,
        scripts: scripts.importsOf(kind).map((file) => `${base}${file}`),
      }),
    embedScript: `${base}${scripts.embedScript}`,
    embedStyle: `${base}${scripts.embedStyle}`,
    listAt: (season) => {
      const file = lists.get(season.replace('/', '-'));
      if (!file) throw new Error(`There is no list of ${season}`);
      return `${base}${file}`;
    },
  });

  /** With what it has to know of the release: it has the name __RELEASE__ in the script. */
  async function worker(): Promise<string> {
    const known = await releaseFiles(release, {
      assets: [...scripts.files].map(([path, read]) => [path.slice(1), read().length] as const),
      contentOf: async (file) => {
        const content = await site.contentAt(`/${file}`);
        if (!content) throw new Error(`The site has no ${file}`);
        return content.body;
      },
      ...releaseMoment(),
    });
    return `const __RELEASE__ = JSON.parse(${JSON.stringify(JSON.stringify(known))});\n${scripts.worker()}`;
  }
  return site;
}

function releaseMoment() {
  const today = (process.env.SPORTS_CALENDAR_NOW ?? '').slice(0, 10);
  const leagues = summarizeCatalog(currentCatalog().catalog).flatMap((category) => category.leagues);
  return {
    today,
    currentSeasons: new Set(
      leagues.flatMap(({ slug, seasons }) =>
        seasonsAround(seasons, today).map(({ label }) => `${slug}/${label}`),
      ),
    ),
  };
}

/** By "league-season". */
function listFiles({ files }: Scripts): Map<string, string> {
  return new Map(
    [...files.keys()].flatMap((path) => {
      const key = /^\/assets\/season-(.+)-[\w-]{8}\.js$/.exec(path)?.[1];
      return key === undefined ? [] : [[key, path.slice(1)] as const];
    }),
  );
}
