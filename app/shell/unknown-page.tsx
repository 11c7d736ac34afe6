/** In place of a page that does not exist: what was meant, perhaps, and the way to every league. */
import { useLocation } from 'react-router';
import { categories } from '../data/site-map.ts';
import { LeagueDirectory } from '../schedule/league-directory.tsx';
import { pageMeta, SITE_NAME } from '../site.ts';
import { useSettled } from '../time/visitor.tsx';
import { nearestPages } from './nearest-pages.ts';
import styles from './unknown-page.module.css';

export function unknownPageMeta() {
  return [
    ...pageMeta(
      `Page not found – ${SITE_NAME}`,
      'There is no page at this address. All leagues and competitions are listed here.',
    ),
    { name: 'robots', content: 'noindex' },
  ];
}

interface UnknownPageProps {
  /** What was meant, perhaps; without it, the leagues with the nearest addresses. */
  nearest?: readonly { label: string; link: string }[];
}

export function UnknownPage(props: UnknownPageProps) {
  const { pathname } = useLocation();
  // The file is the same for every unknown address; the browser knows which one it was.
  const isSettled = useSettled();
  const nearest = isSettled ? (props.nearest ?? nearestPages(pathname)) : [];
  return (
    <>
      <h1 itemProp="name">There is no such page</h1>
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
