/** All events of one day, by sport and league: the most important first, otherwise in the order of the navigation. */
import type { SportsEvent } from '../../catalog/event.ts';
import { groupBy } from '../../catalog/group-by.ts';
import { importanceRank } from '../../catalog/importance.ts';
import type { CategorySummary, LeagueSummary } from '../../catalog/summary.ts';
import { eventPath } from '../../catalog/urls.ts';
import { categories } from '../data/site-map.ts';
import { teamHref } from '../data/team-links.ts';
import { EventRow } from '../event/event-row.tsx';
import { anchorIn } from '../router/anchor.ts';
import { useHash } from '../router/router.tsx';
import { SportIcon } from '../sport/sport-icon.tsx';
import type { Visitor } from '../time/visitor.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { eventCountText } from '../util/count-text.ts';
import styles from './day-list.module.css';

/** Most games are regular season games, so they need no badge. */
const KNOWN_LABELS = ['Regular Season'];

export function DayList({ events, visitor }: { events: readonly SportsEvent[]; visitor: Visitor }) {
  const groups = dayGroups(events, categories);
  const open = openLeagues(groups.flatMap(({ leagues }) => leagues));
  const target = anchorIn(useHash());
  return groups.map(({ category, leagues }) => (
    <section key={category.sportId} className={styles.sport} data-sport={category.sportId}>
      <h2>
        <SportIcon sportId={category.sportId} size={18} />
        <a href={category.path}>{category.name}</a>
      </h2>
      {leagues.map(({ league, events: own }) => (
        <Disclosure
          key={league.slug}
          anchor={league.slug}
          kind="subgroup"
          heading={<h3 className={styles.league}>{league.name}</h3>}
          summary={eventCountText(own)}
          defaultOpen={open.has(league.slug) || league.slug === target}
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

interface LeagueGroup {
  league: LeagueSummary;
  events: SportsEvent[];
}

export function dayGroups(
  events: readonly SportsEvent[],
  categories: readonly CategorySummary[],
): { category: CategorySummary; leagues: LeagueGroup[] }[] {
  const byLeague = groupBy(events, ({ league }) => league);
  const bestRank = (leagues: readonly LeagueGroup[]) =>
    Math.min(...leagues.flatMap((each) => each.events.map(importanceRank)));
  return categories
    .map((category) => ({
      category,
      leagues: category.leagues
        .map((league) => ({ league, events: byLeague.get(league.slug) ?? [] }))
        .filter((each) => each.events.length > 0)
        .sort((a, b) => bestRank([a]) - bestRank([b])),
    }))
    .filter(({ leagues }) => leagues.length > 0)
    .sort((a, b) => bestRank(a.leagues) - bestRank(b.leagues));
}

/** How many rows a day shows at first. */
const MAX_OPEN_ROWS = 60;

/** Which leagues of a day are open at first: the smallest, until the page is full. */
export function openLeagues(leagues: readonly LeagueGroup[]): Set<string> {
  const open = new Set<string>();
  let rows = 0;
  for (const { league, events } of [...leagues].sort((a, b) => a.events.length - b.events.length)) {
    rows += events.length;
    if (rows > MAX_OPEN_ROWS) break;
    open.add(league.slug);
  }
  return open;
}
