/** The heads and lists of pages in all their states: heroes, the days of home, tournaments, changes. */
import type { SportsEvent } from '../../catalog/event/event.ts';
import { editionsIn } from '../../catalog/season/edition.ts';
import { ChangeRow } from '../changes/change-row.tsx';
import { leagueFacts } from '../data/site-map.ts';
import { EventHero } from '../event/event-hero.tsx';
import { testGame } from '../event/test-event.ts';
import { ComingList } from '../home/coming-list.tsx';
import { comingWeek } from '../home/coming-week.ts';
import { EditionLines } from '../occasion/edition-facts.tsx';
import { EditionRow } from '../occasion/edition-row.tsx';
import type { Example, ExampleSection } from './example.ts';
import { CHANGED_EVENTS, ROW_EVENTS, TOURNAMENTS, VISITOR, WEEK_OF_LEAGUES } from './example-events.ts';

const HREF = '/gallery';
/** As on their pages: their layout depends on the width of the list. */
const ROWS = { containerType: 'inline-size' } as const;
const HERO_STATES = ['Upcoming', 'Live', 'Time to be confirmed', 'Several days', 'Postponed', 'Estimated'];
const EDITIONS = editionsIn(TOURNAMENTS, leagueFacts);

export const LIST_SECTIONS: readonly ExampleSection[] = [
  {
    title: 'Hero',
    examples: HERO_STATES.flatMap((name): Example[] => {
      const event = ROW_EVENTS[name];
      return event ? [{ name, content: <EventHero event={event} visitor={VISITOR} href={HREF} /> }] : [];
    }).concat(
      EDITIONS.slice(0, 1).map(({ event }) => ({
        name: 'On its own page',
        content: <EventHero event={event} visitor={VISITOR} href={HREF} isEdition />,
      })),
    ),
  },
  {
    title: 'Days of home',
    examples: [
      { name: 'Games at the same time, bars and what is counted', content: week(WEEK_OF_LEAGUES) },
      { name: 'One game', content: week([testGame('Bears', 'Lions', { start: '2026-11-15T18:00:00Z' })]) },
    ],
  },
  {
    title: 'Tournaments',
    examples: [
      { name: 'Rows: on now, of two tours, estimated', content: editionRows() },
      { name: 'Editions of one', content: editionRows(true) },
      { name: 'Lines', content: <EditionLines editions={EDITIONS} visitor={VISITOR} hasSport /> },
      {
        name: 'How long until',
        content: <EditionLines editions={EDITIONS} visitor={VISITOR} hasCountdown />,
      },
    ],
  },
  {
    title: 'What moved',
    examples: Object.entries(CHANGED_EVENTS).map(([name, change]) => ({ name, content: changeRow(change) })),
  },
];

function week(events: readonly SportsEvent[]) {
  const { now, today, timeZone } = VISITOR;
  return (
    <ComingList
      week={comingWeek(events, { now, today, timeZone, ...leagueFacts })}
      visitor={VISITOR}
      hrefOfDay={() => HREF}
    />
  );
}

function editionRows(isOfOneTournament = false) {
  return (
    <ul style={ROWS}>
      {EDITIONS.map((edition) => (
        <EditionRow
          key={edition.event.id}
          edition={edition}
          visitor={VISITOR}
          isOfOneTournament={isOfOneTournament}
        />
      ))}
    </ul>
  );
}

function changeRow(change: (typeof CHANGED_EVENTS)[string]) {
  const complete = { day: '2026-11-14', beforeEnd: null, afterEnd: null, ...change };
  return (
    <ul style={ROWS}>
      <ChangeRow change={complete} visitor={VISITOR} isFollowed={() => false} />
    </ul>
  );
}
