/** The page for unknown addresses: a search, the nearest pages, and links to every league. */

import type { TeamEntry } from '../../catalog/packed/team-index.ts';
import { short } from '../../catalog/util/quote.ts';
import { categories, leagues } from '../data/site-map.ts';
import { usePathname } from '../router/router.tsx';
import { ResultLinks } from '../search/result-links.tsx';
import { SearchForm } from '../search/search-form.tsx';
import { SITE_NAME } from '../site.ts';
import { useVisitorKnown } from '../time/visitor.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { LeagueDirectory } from './league-directory.tsx';
import { lastPart, lastWords, type NamedPage, nearestPages, nearestSlugs } from './nearest-pages.ts';
import styles from './unknown-page.module.css';

interface UnknownPageProps {
  /** Pages of the kind that was asked for. Without it the nearest of all kinds are suggested. */
  kind?: { pages: readonly NamedPage[]; pathOf: (slug: string) => string };
  /** Teams that the address may name. */
  teams?: readonly TeamEntry[];
}

export default function UnknownPage({ kind, teams }: UnknownPageProps) {
  const pathname = usePathname();
  // The prerendered file is the same for every unknown address: what it says of one waits for hydration.
  const isVisitorKnown = useVisitorKnown();
  const nearest = () =>
    kind ? nearestSlugs(lastPart(pathname), kind.pages, kind.pathOf) : nearestPages(pathname, teams);
  const suggestions = isVisitorKnown ? nearest() : [];
  return (
    <>
      <PageHead
        title={`Page not found – ${SITE_NAME}`}
        description="This page doesn’t exist. Browse all leagues and competitions instead."
        isHidden
      />
      <h1 itemProp="name">Page not found</h1>
      <p className={styles.address}>
        There is nothing at {isVisitorKnown ? <code>{short(pathname)}</code> : 'this address'}.
      </p>
      <SearchForm query={isVisitorKnown ? lastWords(pathname) : ''} />
      <div className={styles.content}>
        {suggestions.length > 0 && <ResultLinks name="Did you mean" lines={suggestions} />}
        {/* Suggestions would make it jump. */}
        {isVisitorKnown && <Leagues />}
        <noscript>
          <Leagues />
        </noscript>
      </div>
    </>
  );
}

function Leagues() {
  return (
    <>
      <div className={`${styles.heading} wrapping-row`}>
        <h2>All {leagues.length} leagues and competitions</h2>
        <a href="/teams">All teams by sport and league</a>
      </div>
      <LeagueDirectory categories={categories} />
    </>
  );
}
