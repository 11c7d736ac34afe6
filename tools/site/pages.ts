/** The pages of the site, rendered with the tags that search engines and previews read, and with the files that they load. */
import { join } from 'node:path/posix';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { SHELL_FILE } from '../../app/offline/release-files.ts';
import type { PageKind } from '../../app/routes.ts';
import { lazy } from '../../catalog/util/memoize.ts';
import { withHeadTags } from '../../feeds/head-tags.ts';
import { withPolicyMeta } from '../hosting/policy-meta.ts';
import { buildTags } from './build-tags.ts';
import { type currentCatalog, currentLists } from './current-catalog.ts';
import { SCRIPT_HASHES } from './page-files.ts';
import { pagePaths, UNKNOWN_PAGE } from './page-paths.ts';

export type Renderer = Pick<typeof import('../../app/entry.server.tsx'), 'render' | 'provideLists'>;

export interface PageMaker {
  renderer: () => Promise<Renderer>;
  /** The rendered page with the scripts and styles that it loads. */
  withFiles: (page: string, kind: PageKind) => string | Promise<string>;
  /** Addresses that only the development server has. */
  morePages?: readonly string[];
}

export const UNKNOWN_PAGE_FILE = '/404.html';

/** By the path of the file. */
export function pageFiles(
  { catalog, data }: ReturnType<typeof currentCatalog>,
  maker: PageMaker,
): Map<string, () => Promise<string>> {
  const tagsOf = lazy(() => buildTags(catalog, data.changes));
  const make = async (address: string, file: string, isListed: boolean) => {
    const { render, provideLists } = await maker.renderer();
    provideLists(async (kind, key) => {
      const packed = currentLists().read(kind, key);
      await nextTurn();
      return packed;
    });
    const { kind, text } = await render(address);
    // The first of each takes longest: the styles are read, the seasons summarized.
    await nextTurn();
    const page = await maker.withFiles(text, kind);
    await nextTurn();
    return withPolicyMeta(
      file,
      isListed ? withHeadTags(page, tagsOf()(address)) : page,
      'page',
      SCRIPT_HASHES.page,
    );
  };
  return new Map([
    ...[...pagePaths(catalog), ...(maker.morePages ?? [])].map((path) => {
      const file = join(path, 'index.html');
      return [file, () => make(path, file, true)] as const;
    }),
    // Nobody should find these two.
    [UNKNOWN_PAGE_FILE, () => make(UNKNOWN_PAGE, UNKNOWN_PAGE_FILE, false)],
    [`/${SHELL_FILE}`, () => make(`/${SHELL_FILE}`, SHELL_FILE, false)],
  ]);
}
