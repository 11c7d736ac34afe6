/** /events: the tournaments of all tours, the World Cups and the Olympic Games, by when they come. */
import { addDays } from '../../catalog/day/day.ts';
import { COMING_DAYS } from '../../catalog/ranking/near-days.ts';
import { type Edition, isBig, isTitle } from '../../catalog/season/edition.ts';
import { lastDay } from '../../catalog/season/occasion-summary.ts';
import { categories, leagues } from '../data/site-map.ts';
import { loadTournaments, useTournaments } from '../data/tournaments.ts';
import { sportOfEdition } from '../occasion/edition.ts';
import { EditionFacts } from '../occasion/edition-facts.tsx';
import rows from '../occasion/edition-row.module.css';
import { EditionRow } from '../occasion/edition-row.tsx';
import { groupEditions, nextTitles } from '../occasion/editions.ts';
import { eventsParameters } from '../occasion/events-query.ts';
import { YearOfTitles } from '../occasion/year-of-titles.tsx';
import { useQuery } from '../router/use-query.ts';
import season from '../season/league-season.module.css';
import side from '../season/season-side.module.css';
import { SITE_NAME, SITE_TIME_ZONE } from '../site.ts';
import { SportChips } from '../sport/sport-chips.tsx';
import { SubscribeButton } from '../subscribe/subscribe-button.tsx';
import type { SubscribeTarget } from '../subscribe/subscribe-target.ts';
import { useVisitor } from '../time/visitor.tsx';
import buttons from '../ui/buttons.module.css';
import { Warnings } from '../ui/notice.tsx';
import { OptionSegments } from '../ui/option-links.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { countText } from '../util/count-text.ts';
import styles from './events.module.css';

const PARAMETERS = eventsParameters(categories.map(({ sport }) => sport));

export const load = loadTournaments;

export default function EventsPage() {
  const visitor = useVisitor(SITE_TIME_ZONE);
  const { today } = visitor.sent;
  const { query, warnings, hrefWith, change } = useQuery(PARAMETERS);
  const { sports, hasAll } = query;
  const soon = addDays(today, COMING_DAYS);
  const ahead = useTournaments().filter(({ event }) => lastDay(event) >= today);
  const offered = ahead.filter(
    (edition) => hasAll || edition.event.start < soon || isBig(edition, sportOfEdition(edition)),
  );
  const isShown = (sport: string) => sports.length === 0 || sports.includes(sport);
  const shown = offered.filter((edition) => isShown(sportOfEdition(edition)));
  const titles = ahead.filter(
    (edition) => isShown(sportOfEdition(edition)) && isTitle(edition, sportOfEdition(edition)),
  );

  return (
    <>
      <PageHead
        title={`Tournaments and Games – ${SITE_NAME}`}
        description="Golf and tennis tournaments, World Cups and Olympic Games by when they come: dates, tours and places, ready for your calendar. No scores."
      />
      <header className={styles.header}>
        <div>
          <h1 itemProp="name">Tournaments and Games</h1>
          <p>What lasts several days, by when it comes. Dates are local to the venue.</p>
        </div>
        <SubscribeButton target={targetOf(ahead)} className={buttons.action} />
      </header>
      <Warnings of={warnings} />
      <div className={`${styles.controls} wrapping-row`}>
        <SportChips
          events={offered.map(({ event }) => event)}
          sports={sports}
          choose={(chosen) => change({ sports: chosen })}
        />
        <OptionSegments
          label="Tournaments to show"
          options={[
            { label: 'Big ones and this week', value: false },
            { label: 'All', value: true },
          ]}
          chosen={hasAll}
          hrefOf={(all) => hrefWith({ hasAll: all })}
        />
      </div>
      <div className={season.columns} data-dated>
        <div className={styles.list}>
          {groupEditions(shown, today).map(({ heading, editions }) => (
            <section key={heading}>
              <h2>
                {heading} <small>{countText(editions.length, 'event')}</small>
              </h2>
              <ul className={rows.list}>
                {editions.map((edition) => (
                  <EditionRow key={edition.event.id} edition={edition} visitor={visitor} />
                ))}
              </ul>
            </section>
          ))}
          {shown.length === 0 && <p>No upcoming tournaments match.</p>}
        </div>
        <aside className={side.side} aria-label="The year and how long until">
          <YearOfTitles editions={ahead.filter((each) => isShown(sportOfEdition(each)))} today={today} />
          <EditionFacts
            heading="How long until"
            editions={nextTitles(titles, today)}
            visitor={visitor}
            hasCountdown
          />
        </aside>
      </div>
    </>
  );
}

/** The calendars of their tours. */
function targetOf(editions: readonly Edition[]): SubscribeTarget {
  const slugs = new Set(editions.flatMap(({ entries }) => entries.map(({ league }) => league)));
  const tours = leagues.filter(({ slug }) => slugs.has(slug));
  return {
    kind: 'several',
    name: 'Tournaments and Games',
    targets: tours.map(({ slug, name }) => ({ kind: 'league', slug, name })),
  };
}
