/** /search?q=…: all results of a search, to be shared. Without JavaScript, the leagues and teams. */
import { type FormEvent, useMemo, useState } from 'react';
import { teamPath } from '../../catalog/event/urls.ts';
import type { TeamEntry } from '../../catalog/packed/team-index.ts';
import { MAX_SEARCH_LENGTH } from '../../catalog/search/longest-query.ts';
import { isEmpty } from '../../catalog/search/search.ts';
import { short } from '../../catalog/util/quote.ts';
import { loadSearchIndex } from '../data/search-index.ts';
import { categories, leagueBySlug, leagues } from '../data/site-map.ts';
import { loadAllTeams } from '../data/teams.ts';
import { LeagueDirectory } from '../directory/league-directory.tsx';
import { navigate } from '../router/navigate.ts';
import { useQuery } from '../router/use-query.ts';
import {
  ALL_RESULTS,
  countResults,
  SEARCH_PATH,
  searchHref,
  searchParameters,
} from '../search/all-results.ts';
import { resultGroups } from '../search/result-lines.ts';
import { ResultLists } from '../search/search-results.tsx';
import { statusText } from '../search/status-text.ts';
import { useAnswer } from '../search/use-answer.ts';
import { SITE_NAME, SITE_TIME_ZONE } from '../site.ts';
import { useVisitor, useVisitorKnown } from '../time/visitor.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { readQuery } from '../util/query.ts';
import styles from './search.module.css';

/** Leagues with more teams list them on their own pages: colleges would be most of the page. */
const MOST_TEAMS = 100;
const AT_ONCE = 100;

let teamsOfLeagues: [league: string, teams: TeamEntry[]][] = [];

/** Only the prerendered page has the teams: where there is JavaScript, the search finds them. */
export async function load(_: string, __: number, search: URLSearchParams) {
  if (!import.meta.env.SSR) {
    if (readQuery(searchParameters, search).query.text !== '') await loadSearchIndex();
    return;
  }
  const teams = await loadAllTeams();
  teamsOfLeagues = leagues
    .map(({ slug }): [string, TeamEntry[]] => [
      slug,
      teams.filter((team) => team.seasons.at(-1)?.league === slug),
    ])
    .filter(([, list]) => list.length > 0 && list.length <= MOST_TEAMS);
}

export default function SearchPage() {
  const isVisitorKnown = useVisitorKnown();
  const { text: query } = useQuery(searchParameters).query;
  return (
    <div className={styles.page}>
      <PageHead
        title={`${query === '' ? 'Search' : `“${short(query)}”`} – ${SITE_NAME}`}
        description="Search leagues, teams, events and venues by name, nickname and date."
        isHidden
      />
      <h1 itemProp="name">Search</h1>
      <SearchForm key={query} query={query} />
      <div className={styles.results}>
        {query !== '' && <Results query={query} />}
        {/* The prerendered page does not know the question: a list that results replace would make them jump. */}
        {query === '' && isVisitorKnown && <Leagues />}
        <WithoutScripts />
      </div>
    </div>
  );
}

function SearchForm({ query }: { query: string }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('q');
    void navigate(searchHref(typeof text === 'string' ? text : ''));
  };
  return (
    <search>
      <form action={SEARCH_PATH} method="get" className={styles.form} onSubmit={submit}>
        <input
          type="search"
          name="q"
          aria-label="League, team, event, venue or date"
          placeholder="League, team, event, venue or date"
          defaultValue={query}
          maxLength={MAX_SEARCH_LENGTH}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
        />
        <button type="submit">Search</button>
      </form>
    </search>
  );
}

function Results({ query }: { query: string }) {
  const visitor = useVisitor(SITE_TIME_ZONE);
  const { answer, isPreliminary, failure, loadEarlier } = useAnswer(query, visitor, ALL_RESULTS);
  const [most, setMost] = useState(AT_ONCE);
  const groups = useMemo(() => (answer ? resultGroups(answer, visitor) : []), [answer, visitor]);
  const count = answer ? countResults(answer) : 0;
  const longest = Math.max(0, ...groups.map(({ lines }) => lines.length));
  return (
    <>
      <p role="status" className={styles.status}>
        {failure && !answer ? '' : statusText(query, isPreliminary ? undefined : answer, count)}
      </p>
      {failure && (
        <p role="alert">
          {failure.message}{' '}
          <button type="button" onClick={failure.retry}>
            Try again
          </button>
        </p>
      )}
      <ResultLists groups={groups.map((group) => ({ ...group, lines: group.lines.slice(0, most) }))} />
      <p className={styles.actions}>
        {longest > most && (
          <button type="button" onClick={() => setMost(most + AT_ONCE)}>
            Show more
          </button>
        )}
        {answer && loadEarlier && !failure && (
          <button type="button" onClick={loadEarlier}>
            Search earlier seasons too
          </button>
        )}
      </p>
      {answer && isEmpty(answer) && <Leagues />}
    </>
  );
}

function Leagues() {
  return (
    <>
      <h2>Leagues</h2>
      <LeagueDirectory categories={categories} />
    </>
  );
}

function WithoutScripts() {
  return (
    <noscript>
      <p>Search needs JavaScript. You can browse leagues and teams here instead.</p>
      <Leagues />
      {teamsOfLeagues.map(([slug, teams]) => (
        <section key={slug}>
          <h2>{leagueBySlug(slug)?.name}</h2>
          <ul className={styles.teams}>
            {teams.map((team) => (
              <li key={team.slug}>
                <a href={teamPath(team.slug)}>{team.name}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </noscript>
  );
}
