/** All events of one day, by sport and league. */
import type { SportsEvent } from '../../catalog/event.ts';
import { eventPath } from '../../catalog/urls.ts';
import { categories } from '../data/site-map.ts';
import { teamHref } from '../data/team-links.ts';
import { EventRow } from '../event/event-row.tsx';
import { SportIcon } from '../sport/sport-icon.tsx';
import type { Visitor } from '../time/visitor.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { eventCountText } from '../util/count-text.ts';
import { dayGroups, openLeagues } from './day-groups.ts';
import styles from './day-list.module.css';

/** Most games are regular season games, so they need no badge. */
const KNOWN_LABELS = ['Regular Season'];

export function DayList({ events, visitor }: { events: readonly SportsEvent[]; visitor: Visitor }) {
  const groups = dayGroups(events, categories);
  const open = openLeagues(
    groups.flatMap(({ leagues }) =>
      leagues.map(({ league, events: own }) => ({ slug: league.slug, count: own.length })),
    ),
  );
  return groups.map(({ category, leagues }) => (
    <section key={category.sportId} className={styles.sport} data-sport={category.sportId}>
      <h2>
        <SportIcon sportId={category.sportId} size={18} />
        <a href={category.path}>{category.name}</a>
      </h2>
      {leagues.map(({ league, events: own }) => (
        <Disclosure
          key={league.slug}
          kind="subgroup"
          heading={<h3 className={styles.league}>{league.name}</h3>}
          summary={eventCountText(own)}
          defaultOpen={open.has(league.slug)}
        >
          {() => (
            <ul className={styles.events}>
              {own.map((event) => (
                <EventRow
                  key={event.id}
                  event={event}
                  sport={category.sportId}
                  visitor={visitor}
                  underDay
                  knownLabels={KNOWN_LABELS}
                  teamHref={teamHref}
                  href={eventPath(event)}
                  isAnchored={false}
                />
              ))}
            </ul>
          )}
        </Disclosure>
      ))}
    </section>
  ));
}
