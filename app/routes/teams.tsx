/** /teams: every team by sport and league, and a field to find one. */
import { Suspense, use } from 'react';
import { MAX_SEARCH_LENGTH } from '../../catalog/search/longest-query.ts';
import { short } from '../../catalog/util/quote.ts';
import { loadOnce } from '../data/lists.ts';
import { loadSearchNames } from '../data/search-index.ts';
import { isTeamCalled, TeamDirectory, teamsBySport } from '../directory/team-directory.tsx';
import { useQuery } from '../router/use-query.ts';
import { searchHref } from '../search/all-results.ts';
import { SITE_NAME } from '../site.ts';
import fields from '../ui/field.module.css';
import { PageHead } from '../ui/page-head.tsx';
import { useUncontrolledField } from '../ui/use-uncontrolled-field.ts';
import { countText } from '../util/count-text.ts';
import type { QueryParameters } from '../util/query.ts';
import styles from './teams.module.css';

const PARAMETERS: QueryParameters<{ text: string }> = {
  text: {
    name: 'q',
    parse: (text) => ({ value: text.slice(0, MAX_SEARCH_LENGTH).trim() }),
    fallback: '',
    changesContent: true,
    isTyped: true,
  },
};

const loadFewTeams = loadOnce(async () => (await import('virtual:catalog/few-teams')).default);

export const load = loadFewTeams;

export default function TeamsPage() {
  const few = use(loadFewTeams());
  const { query, change } = useQuery(PARAMETERS);
  const sports = teamsBySport(few, undefined, few.leftOut);
  const count = Object.values(few.leftOut).reduce((sum, each) => sum + each, few.teams.name.length);
  const { field, enter } = useUncontrolledField<HTMLInputElement, 'value'>('value', query.text, (text) =>
    change({ text }),
  );
  return (
    <>
      <PageHead
        title={`Teams by sport and league – ${SITE_NAME}`}
        description="Every team with a schedule of its own, by sport and league: football, basketball, baseball, hockey and soccer, clubs, colleges and national teams."
      />
      <h1 itemProp="name">Teams</h1>
      <p>Each team once, with the league that it plays in most.</p>
      <div className={`${styles.controls} wrapping-row`}>
        <input
          ref={field}
          type="search"
          className={fields.field}
          aria-label="Find a team"
          placeholder="Find a team"
          defaultValue={query.text}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          spellCheck={false}
          onFocus={() => void loadSearchNames()}
          onChange={({ target }) => enter(target.value)}
        />
        <nav aria-label="Go to a sport" className={`${styles.sports} wrapping-row`}>
          {sports.map(({ category }) => (
            <a key={category.sport} href={`#${category.sport}`}>
              {category.name}
            </a>
          ))}
        </nav>
      </div>
      {query.text === '' ? (
        <>
          <p className={styles.count}>{countText(count, 'team')}</p>
          <TeamDirectory sports={sports} leftOut={few.leftOut} />
        </>
      ) : (
        <Suspense fallback={<p className={styles.count}>Loading…</p>}>
          <FoundTeams text={query.text} />
        </Suspense>
      )}
    </>
  );
}

function FoundTeams({ text }: { text: string }) {
  const names = use(loadSearchNames());
  const sports = teamsBySport(names, isTeamCalled(names, text));
  const count = sports.flatMap(({ leagues }) => leagues).reduce((sum, { teams }) => sum + teams.length, 0);
  return (
    <>
      <p role="status" className={styles.count}>
        {count > 0 ? countText(count, 'team') : `No team is called “${short(text)}”.`}
      </p>
      <TeamDirectory sports={sports} />
      {count === 0 && <a href={searchHref(text)}>Search everything</a>}
    </>
  );
}
