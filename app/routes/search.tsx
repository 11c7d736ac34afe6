/** /search?q=…: all results of a search, to be shared. Without JavaScript, the ways to leagues and teams. */
import { short } from '../../catalog/util/quote.ts';
import { loadSearchIndex } from '../data/search-index.ts';
import { categories } from '../data/site-map.ts';
import { LeagueDirectory } from '../directory/league-directory.tsx';
import { useQuery } from '../router/use-query.ts';
import { searchParameters } from '../search/all-results.ts';
import { AllResultsList } from '../search/all-results-list.tsx';
import { SearchForm } from '../search/search-form.tsx';
import { SITE_NAME } from '../site.ts';
import { useVisitorKnown } from '../time/visitor.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { readQuery } from '../util/query.ts';
import styles from './search.module.css';

export async function load(_: string, __: number, search: URLSearchParams) {
  if (readQuery(searchParameters, search).query.text !== '') await loadSearchIndex();
}

export default function SearchPage() {
  const isVisitorKnown = useVisitorKnown();
  const { text: query } = useQuery(searchParameters).query;
  return (
    <>
      <PageHead
        title={`${query === '' ? 'Search' : `“${short(query)}”`} – ${SITE_NAME}`}
        description="Search leagues, teams, events and venues by name, nickname and date."
        isHidden
      />
      <h1 itemProp="name">Search</h1>
      <SearchForm query={query} />
      <div className={styles.results}>
        {query !== '' && <AllResultsList key={query} query={query} nothing={<Leagues />} />}
        {/* The prerendered page does not know the question: a list that results replace would make them jump. */}
        {query === '' && isVisitorKnown && <Leagues />}
        <noscript>
          <p>Search needs JavaScript. You can browse leagues and teams instead.</p>
          <Leagues />
        </noscript>
      </div>
    </>
  );
}

function Leagues() {
  return (
    <>
      <h2 className={styles.heading}>Leagues</h2>
      <LeagueDirectory categories={categories} />
      <p>
        <a href="/teams">All teams by sport and league</a>
      </p>
    </>
  );
}
