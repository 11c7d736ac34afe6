/** The site with scripts that the bundler has built, and with its service worker. */

import { seasonsAround } from '../../catalog/season/current-season.ts';
import { summarizeCatalog } from '../../catalog/season/summary.ts';
import { lazy } from '../../catalog/util/memoize.ts';
import { basePath } from '../base-path.ts';
import { buildMoment } from './build-moment.ts';
import { criticalCss } from './critical-css.ts';
import { comingFile, currentCatalog, currentLists } from './current-catalog.ts';
import { withFiles } from './page-files.ts';
import { releaseFiles, releaseId } from './release-files.ts';
import { loadScripts } from './scripts.ts';
import { type Files, type Site, siteOf } from './site.ts';

export const WORKER_FILE = '/sw.js';

export async function openSite(): Promise<Site> {
  const base = basePath();
  const scripts = await loadScripts();
  const lists = currentLists();
  const code = [...scripts.files.keys()].map((path) => path.slice(1));
  const release = releaseId(
    [...code, ...lists.files.keys()],
    Object.values(lists.names.coming).map((name) => `assets/${name}`),
  );
  const stylesOf = lazy(() => criticalCss(String(scripts.files.get(`/${scripts.sheet}`)?.())));
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
        coming: comingFile(),
        font: {
          ...scripts.font,
          common: `${base}${scripts.font.common}`,
          rare: `${base}${scripts.font.rare}`,
        },
        styles: stylesOf()(page),
        sheet: `${base}${scripts.sheet}`,
        entry: `${base}${scripts.entry}`,
        scripts: scripts.importsOf(kind).map((file) => `${base}${file}`),
      }),
    embedScript: `${base}${scripts.embedScript}`,
    embedStyle: `${base}${scripts.embedStyle}`,
  });

  /** With what it has to know of the release: it has the name __RELEASE__ in the script. */
  async function worker(): Promise<string> {
    const known = await releaseFiles(release, {
      code,
      lists: [...lists.files.keys()],
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
  const today = buildMoment().slice(0, 10);
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
