/** /football and most other categories: a card for each league, the next days, and the seasons of all. */
import { useState } from 'react';
import { addDays, listedDay } from '../../catalog/day/day.ts';
import { isCountedOnly, type SportsEvent } from '../../catalog/event/event.ts';
import { inListOrder } from '../../catalog/event/list-order.ts';
import { eventsAhead, nextEvent } from '../../catalog/event/next-event.ts';
import { statusOf } from '../../catalog/event/status.ts';
import { eventPath } from '../../catalog/event/urls.ts';
import { NEAR_SEASONS } from '../../catalog/packed/packed-marks.ts';
import { COMING_DAYS } from '../../catalog/ranking/near-days.ts';
import { currentSeason } from '../../catalog/season/current-season.ts';
import { phaseOf } from '../../catalog/season/phase.ts';
import type { LeagueSummary } from '../../catalog/season/summary.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { loadCategory, useCategory } from '../data/category-lists.ts';
import { markLists } from '../data/marks.ts';
import { categoryAt, leagueBySlug } from '../data/site-map.ts';
import { teamHref } from '../data/team-links.ts';
import { CategoryHeader } from '../directory/category-header.tsx';
import { LeagueCard } from '../directory/league-card.tsx';
import { followedFirst, leaguesByNext } from '../directory/league-order.ts';
import { EventList } from '../event/event-list.tsx';
import { nextUp } from '../event/next-up.tsx';
import { useFollows } from '../follows/follows-store.ts';
import { usePathname } from '../router/router.tsx';
import { SITE_TIME_ZONE } from '../site.ts';
import { useVisitor, useVisitorKnown } from '../time/visitor.tsx';
import { SeasonStrips } from '../timeline/season-strips.tsx';
import headings from '../ui/section-heading.module.css';
import { countText, eventCountText } from '../util/count-text.ts';
import styles from './category.module.css';

/** What is listed of the time after the next seven days, where those are empty. */
const LATER_EVENTS = 12;

/** It tells nothing about a game of the coming days. */
const KNOWN_LABELS = ['Regular Season'];

const isNamed = (event: SportsEvent) => !isCountedOnly(event);

export async function load(pathname: string, now: number) {
  const sport = categoryAt(pathname)?.sport;
  if (sport === undefined) return;
  await Promise.all([loadCategory(sport, now, SITE_TIME_ZONE), markLists.load(NEAR_SEASONS)]);
}

export default function CategoryPage() {
  const pathname = usePathname();
  const category = categoryAt(pathname);
  if (!category) throw new Error(`No category at ${pathname}`);

  const visitor = useVisitor(SITE_TIME_ZONE);
  const { now, today, timeZone } = visitor;
  const lastDay = addDays(today, COMING_DAYS - 1);
  const sportOf = () => category.sport;
  const { soon, keyDates, facts } = useCategory(category.sport, visitor);
  const upcoming = eventsAhead(soon, sportOf, now).filter(
    (event) => listedDay(event.start, timeZone) <= lastDay,
  );
  const later = inListOrder(
    keyDates.filter((event) => statusOf(event, category.sport, now) === 'upcoming'),
    timeZone,
  ).slice(0, LATER_EVENTS);
  const shown = upcoming.length > 0 ? upcoming.filter(isNamed) : later;
  // As it was sent, or when the page was opened: no card changes its place while it is read.
  const [byNext] = useState(() =>
    leaguesByNext(category.leagues, [...soon, ...keyDates], { sport: category.sport, ...visitor }),
  );
  const ordered = followedFirst(byNext, useFollowedOnArrival());

  const card = (league: LeagueSummary) => {
    const own = [...soon, ...keyDates].filter((event) => event.league === league.slug);
    const named = own.filter(isNamed);
    const { label } = currentSeason(league.seasons, today);
    const season = facts.find((each) => each.league === league.slug && each.season === label);
    const ofSeason = own.filter((event) => event.season === label);
    const later = own.filter((event) => event.season > label);
    const sport = category.sport;
    return (
      <LeagueCard
        key={league.slug}
        league={league}
        season={
          season && {
            phase: phaseOf(ofSeason, season, { sport, now, timeZone }, later),
            from: season.from,
            to: season.to,
          }
        }
        candidates={nextUp({
          nextAt: (moment) => nextEvent(named, sport, moment, timeZone),
          eventOf: (event) => event,
          sport,
          visitor,
        })}
        visitor={visitor}
      />
    );
  };

  return (
    <div data-sport={category.sport}>
      <CategoryHeader category={category} visitor={visitor} />
      <h2 className="visually-hidden">Leagues and competitions</h2>
      <div className={styles.cards}>{ordered.map(card)}</div>
      <div className={styles.columns}>
        <section>
          <h2 className={headings.heading}>
            {upcoming.length > 0 && !visitor.isUnknown ? (
              <>
                Next seven days <small>{eventCountText(upcoming)}</small>
              </>
            ) : (
              'Coming up'
            )}
          </h2>
          {shown.length > 0 ? (
            <EventList
              // On another day other rows are left: new ones, not moved ones.
              key={shown.map(({ id }) => id).join()}
              events={shown}
              countedOnly={upcoming.filter(isCountedOnly)}
              hasLeague={category.leagues.length > 1}
              teamHref={teamHref}
              visitor={visitor}
              knownLabels={KNOWN_LABELS}
              hrefOf={eventPath}
              dayHeading="h3"
            />
          ) : (
            <p className="muted">No upcoming dates announced yet</p>
          )}
          <Crowds events={upcoming.filter(isCountedOnly)} />
        </section>
        <section>
          <h2 className={headings.heading}>
            Seasons <a href="/timeline">Timeline →</a>
          </h2>
          <SeasonStrips leagues={category.leagues} visitor={visitor} />
        </section>
      </div>
    </div>
  );
}

/** The games that are only counted, with links to where they are. */
function Crowds({ events }: { events: readonly SportsEvent[] }) {
  return [...groupBy(events, ({ league }) => league)].map(([slug, games]) => (
    <p key={slug} className="muted">
      {countText(games.length, 'more game')} in{' '}
      <a href={leagueBySlug(slug)?.path}>{leagueBySlug(slug)?.name}</a>
    </p>
  ));
}

/** The followed leagues when the page was opened: a click on a star moves nothing. */
function useFollowedOnArrival(): readonly string[] {
  const isVisitorKnown = useVisitorKnown();
  const { leagues } = useFollows();
  const [followed, setFollowed] = useState(isVisitorKnown ? leagues : undefined);
  if (isVisitorKnown && !followed) setFollowed(leagues);
  return followed ?? [];
}
