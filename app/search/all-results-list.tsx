/** All that a search has found: the best hit, other pages, what is to come and what is over. */

import { type ReactNode, useMemo, useState } from 'react';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { isAhead, statusOf } from '../../catalog/event/status.ts';
import { eventPath } from '../../catalog/event/urls.ts';
import { isEmpty, type MatchingEvent } from '../../catalog/search/search.ts';
import { sportOf } from '../data/site-map.ts';
import { teamHref } from '../data/team-links.ts';
import { EventList } from '../event/event-list.tsx';
import { ZoneButton } from '../settings/settings-button.tsx';
import { SITE_TIME_ZONE } from '../site.ts';
import { useVisitor, type Visitor } from '../time/visitor.tsx';
import buttons from '../ui/buttons.module.css';
import { ALL_RESULTS, countResults, searchHref } from './all-results.ts';
import styles from './all-results-list.module.css';
import { bestHit } from './best-hit.ts';
import { BestHitCard } from './best-hit-card.tsx';
import { groupsOfPage } from './result-lines.ts';
import results from './result-links.module.css';
import { anchorOf, ResultLinks } from './result-links.tsx';
import { KNOWN_LABELS, NEXT_EVENTS } from './search-results.tsx';
import { similarSearches } from './similar-searches.ts';
import { statusText } from './status-text.ts';
import { useAnswer } from './use-answer.ts';

interface AllResultsListProps {
  query: string;
  /** In place of results. */
  nothing: ReactNode;
}

export function AllResultsList({ query, nothing }: AllResultsListProps) {
  const known = useVisitor(SITE_TIME_ZONE);
  // Nothing that was searched for is hidden for its hour.
  const visitor = useMemo((): Visitor => ({ ...known, outside: 'dim' }), [known]);
  const {
    answer: found,
    isPreliminary,
    index,
    failure,
    loadEarlier,
  } = useAnswer(query, visitor, ALL_RESULTS);
  // Leagues and teams alone would move as soon as there are events.
  const answer = isPreliminary && !failure ? undefined : found;
  const events = useMemo(() => (answer ? splitEvents(answer.events, visitor) : NONE), [answer, visitor]);
  const hit = useMemo(
    () => answer && bestHit(query, answer, events.ahead, index),
    [query, answer, events, index],
  );
  const [before, after] = useMemo(
    () => (answer ? groupsOfPage(answer, visitor, hit?.path) : [[], []]),
    [answer, visitor, hit],
  );
  const dressed = new Set(hit?.ahead.slice(0, NEXT_EVENTS));
  const ahead = events.ahead.filter((event) => !dressed.has(event));
  const lists = [
    { name: dressed.size > 0 ? 'More to come' : 'Events to come', events: ahead },
    { name: 'Events over', events: events.over },
    { name: 'Other events', events: events.others },
  ].filter((list) => list.events.length > 0);
  const similar = hit ? similarSearches(hit, visitor) : [];
  const parts = [
    ...before.map(({ name, lines }) => ({ name, count: lines.length })),
    ...lists.map((list) => ({ name: list.name, count: list.events.length })),
    ...after.map(({ name, lines }) => ({ name, count: lines.length })),
  ];
  return (
    <>
      <p className={styles.status}>
        <span role="status">
          {failure && !answer ? '' : statusText(query, answer, answer ? countResults(answer) : 0)}
        </span>
        {answer && answer.events.length > 0 && (
          <>
            {' · times in '}
            <ZoneButton timeZone={visitor.timeZone} at={visitor.now} />
          </>
        )}
      </p>
      {failure && (
        <p role="alert">
          {failure.message}{' '}
          <button type="button" className={buttons.action} onClick={failure.retry}>
            Try again
          </button>
        </p>
      )}
      <div className={styles.columns}>
        <div>
          {hit && <BestHitCard hit={hit} visitor={visitor} />}
          {before.map((group) => (
            <ResultLinks key={group.name} {...group} />
          ))}
          {lists.map((list) => (
            <EventGroup key={list.name} {...list} visitor={visitor} isPast={list.events === events.over} />
          ))}
          {after.map((group) => (
            <ResultLinks key={group.name} {...group} />
          ))}
          {answer && loadEarlier && !failure && (
            <p>
              <button type="button" className={buttons.action} onClick={loadEarlier}>
                Search earlier seasons too
              </button>
            </p>
          )}
        </div>
        {(parts.length > 1 || similar.length > 0) && (
          <aside className={styles.aside}>
            {parts.length > 1 && (
              <nav aria-label="Narrow it" className={styles.parts}>
                <h2 className={results.heading}>Narrow it</h2>
                <ul>
                  {parts.map(({ name, count }) => (
                    <li key={name}>
                      <a href={`#${anchorOf(name)}`}>
                        {name} <span className="muted">{count}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
            {similar.length > 0 && (
              <nav aria-label="Try also">
                <h2 className={results.heading}>Try also</h2>
                <ul>
                  {similar.map((text) => (
                    <li key={text}>
                      <a href={searchHref(text)}>{text}</a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </aside>
        )}
      </div>
      {answer && isEmpty(answer) && nothing}
    </>
  );
}

interface SplitEvents {
  /** To come, the nearest first. */
  ahead: SportsEvent[];
  over: SportsEvent[];
  /** Those that match less well than the ones before. */
  others: SportsEvent[];
}

const NONE: SplitEvents = { ahead: [], over: [], others: [] };

function splitEvents(events: readonly MatchingEvent[], { now }: Visitor): SplitEvents {
  const isToCome = (event: SportsEvent) => isAhead(statusOf(event, sportOf(event), now));
  const ahead = events.filter(isToCome);
  const best = events.filter(({ isAside }) => !isAside);
  // A tournament that is to come may be all that there is of its final.
  const bestAhead = best.some(isToCome) ? best.filter(isToCome) : ahead;
  const shown = new Set([...bestAhead, ...best]);
  return {
    ahead: bestAhead,
    over: best.filter((event) => !isToCome(event)),
    others: events.filter((event) => !shown.has(event)),
  };
}

interface EventGroupProps {
  name: string;
  events: readonly SportsEvent[];
  isPast: boolean;
  visitor: Visitor;
}

const FIRST_ROWS = 20;
const MORE_ROWS = 50;

/** What is over begins with the last. */
function EventGroup({ name, events, isPast, visitor }: EventGroupProps) {
  const [rows, setRows] = useState(FIRST_ROWS);
  // What was found is in the order of nearness.
  const shown = isPast ? events.slice(0, rows) : events;
  return (
    <section aria-label={name} id={anchorOf(name)} className={results.group}>
      <h2 className={results.heading}>
        {name} <small>{events.length}</small>
      </h2>
      {shown.length < events.length && (
        <button type="button" className={buttons.more} onClick={() => setRows(rows + MORE_ROWS)}>
          Show earlier ({events.length - shown.length} more)
        </button>
      )}
      <EventList
        events={shown}
        visitor={visitor}
        hasLeague
        knownLabels={KNOWN_LABELS}
        teamHref={teamHref}
        hrefOf={eventPath}
        rowsAtOnce={isPast ? rows : undefined}
        dayHeading="h3"
      />
    </section>
  );
}
