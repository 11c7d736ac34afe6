/** A tournament of several tours: what is next, and every edition, the newest first, with a row for each tour. */
import type { SportsEvent } from '../../catalog/event/event.ts';
import { nextEvent } from '../../catalog/event/next-event.ts';
import { eventPath } from '../../catalog/event/urls.ts';
import { editionYear, type OccasionSummary } from '../../catalog/season/occasion-summary.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { useOccasionEvents } from '../data/occasions.ts';
import { leagues, seasonBy } from '../data/site-map.ts';
import { EventHero } from '../event/event-hero.tsx';
import { EventList } from '../event/event-list.tsx';
import { NextUp, nextUp } from '../event/next-up.tsx';
import { SITE_NAME } from '../site.ts';
import { useVisitor } from '../time/visitor.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { OccasionHeader } from './occasion-header.tsx';
import styles from './tournament-page.module.css';

export function TournamentPage({ occasion }: { occasion: OccasionSummary }) {
  const { name, sport } = occasion;
  const events = useOccasionEvents(occasion);
  const visitor = useVisitor(zoneOf(events));
  const candidates = nextUp({
    nextAt: (moment) => nextEvent(events, sport, moment, visitor.timeZone),
    eventOf: (event) => event,
    sport,
    visitor,
  });
  const editions = [...groupBy(events, editionYear)].reverse();
  const tours = leagues.filter(({ slug }) => events.some(({ league }) => league === slug));
  const tourNames = tours.map((tour) => tour.name).join(' and ');
  const years = [...new Set([editions.at(-1)?.[0], editions[0]?.[0]])].join(' to ');

  return (
    <div data-sport={sport}>
      <PageHead
        title={`${name} dates (${tours[0]?.category.toLowerCase()}) – ${SITE_NAME}`}
        description={`${name} dates and venues, ${years}: every edition on the ${tourNames}, ready for your calendar. No scores.`}
      />
      <OccasionHeader name={name} leagues={tours}>
        <p>Dates are local to the venue</p>
      </OccasionHeader>
      <NextUp candidates={candidates}>
        {(event) => <EventHero event={event} visitor={visitor} href={eventPath(event)} />}
      </NextUp>
      {candidates.length === 0 && <p className={styles.none}>No dates for the next edition yet.</p>}
      {editions.map(([year, own]) => (
        <section key={year} className={styles.edition}>
          <h2>{year}</h2>
          <EventList
            events={own}
            hasLeague
            visitor={visitor}
            knownLabels={[]}
            hrefOf={eventPath}
            dayHeading="h3"
          />
        </section>
      ))}
    </div>
  );
}

function zoneOf(events: readonly SportsEvent[]): string {
  const last = events.at(-1);
  return (last && seasonBy(last.league, last.season)?.timeZone) ?? 'UTC';
}
