/** The page for unknown addresses: suggestions, and links to every league. */
import { categories } from '../data/site-map.ts';
import { usePathname } from '../router/router.tsx';
import { SITE_NAME } from '../site.ts';
import { useVisitorKnown } from '../time/visitor.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { LeagueDirectory } from './league-directory.tsx';
import { nearestPages, type Suggestion } from './nearest-pages.ts';
import styles from './unknown-page.module.css';

interface UnknownPageProps {
  /** Suggestions; by default the leagues and categories with similar addresses. */
  nearest?: readonly Suggestion[];
}

export function UnknownPage(props: UnknownPageProps) {
  const pathname = usePathname();
  // The prerendered file is the same for every unknown address, so suggestions wait for hydration.
  const isVisitorKnown = useVisitorKnown();
  const nearest = isVisitorKnown ? (props.nearest ?? nearestPages(pathname)) : [];
  return (
    <>
      <PageHead
        title={`Page not found – ${SITE_NAME}`}
        description="This page doesn’t exist. Browse all leagues and competitions instead."
        isHidden
      />
      <h1 itemProp="name">Page not found</h1>
      {nearest.length > 0 && (
        <p className={styles.nearest}>
          Did you mean{' '}
          {nearest.map(({ label, link }, index) => (
            <span key={link}>
              {index > 0 && ', '}
              <a href={link}>{label}</a>
            </span>
          ))}
          ?
        </p>
      )}
      <h2 className={styles.heading}>All leagues and competitions</h2>
      <LeagueDirectory categories={categories} />
    </>
  );
}
