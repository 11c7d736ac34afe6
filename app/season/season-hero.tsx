/** What comes next in a league, followed teams first; or why nothing does. */
import { useCallback, useMemo } from 'react';
import { isGame, type SportsEvent } from '../../catalog/event/event.ts';
import { nextEvent } from '../../catalog/event/next-event.ts';
import { eventPath, teamPath } from '../../catalog/event/urls.ts';
import type { LeagueSummary } from '../../catalog/season/summary.ts';
import { teamHref } from '../data/team-links.ts';
import { EventHero } from '../event/event-hero.tsx';
import { HeroFoot } from '../event/hero-foot.tsx';
import { type IsFollowed, type LeadEvent, leadEvent } from '../event/lead-event.ts';
import { areLast, type Candidate, NextUp, nextUp } from '../event/next-up.tsx';
import { raceAfter } from '../event/race-weekends.ts';
import { useFollows } from '../follows/follows-store.ts';
import type { Visitor } from '../time/visitor.tsx';
import { NoNextEvent, NothingAhead } from './no-next-event.tsx';
import type { LeagueRequest } from './use-league-query.ts';

interface Hero {
  candidates: Candidate<LeadEvent>[];
  /** The season ends with them. */
  areLast: boolean;
  /** The first of them. */
  lead: SportsEvent | undefined;
  isFollowed: IsFollowed;
}

/** Of the events that the season's filters leave. */
export function useSeasonHero(ahead: readonly SportsEvent[], sport: string, visitor: Visitor): Hero {
  const isFollowed = useIsFollowed();
  return useMemo(() => {
    const nextAt = (moment: number) => {
      const first = nextEvent(ahead, sport, moment, visitor.timeZone);
      return first && leadEvent(first, ahead, isFollowed, visitor.timeZone);
    };
    const candidates = nextUp({ nextAt, eventOf: ({ lead }) => lead, sport, visitor });
    return {
      candidates,
      areLast: areLast(candidates, { nextAt, visitor }),
      lead: candidates[0]?.next.lead,
      isFollowed,
    };
  }, [ahead, sport, visitor, isFollowed]);
}

/** Whether the visitor follows one of a game's sides. */
function useIsFollowed(): IsFollowed {
  const { teams } = useFollows();
  const followed = useMemo(() => new Set(teams.map(teamPath)), [teams]);
  return useCallback(
    (event) =>
      isGame(event) && [event.home, event.away].some((name) => followed.has(teamHref(name, event) ?? '')),
    [followed],
  );
}

interface SeasonHeroProps {
  hero: Hero;
  league: LeagueSummary;
  request: LeagueRequest;
  /** Of the whole season. */
  events: readonly SportsEvent[];
  isFiltered: boolean;
  /** Whether the filters leave any. */
  hasEvents: boolean;
  rowHref: (event: SportsEvent) => string;
  visitor: Visitor;
}

export function SeasonHero(props: SeasonHeroProps) {
  const { hero, league, request, events, isFiltered, hasEvents, rowHref, visitor } = props;
  const { season, defaultSeason } = request;
  const isHere = (event: SportsEvent) => event.season === season.label;
  const hrefOf = (event: SportsEvent) => (isHere(event) ? request.eventHref(event) : eventPath(event));
  const nothing = (
    <NoNextEvent league={league} season={season} defaultSeason={defaultSeason} visitor={visitor} />
  );
  return (
    <>
      <NextUp candidates={hero.candidates} after={!isFiltered && hero.areLast && nothing}>
        {({ lead, following }) => (
          <EventHero
            event={lead}
            visitor={visitor}
            isFollowed={hero.isFollowed(lead)}
            href={hrefOf(lead)}
            teamHref={teamHref}
            race={raceAfter(lead, events)}
          >
            {following && (
              <HeroFoot
                lead={lead}
                following={following}
                visitor={visitor}
                href={isHere(following.event) ? rowHref(following.event) : hrefOf(following.event)}
              />
            )}
          </EventHero>
        )}
      </NextUp>
      {!hero.lead && !isFiltered && nothing}
      {!hero.lead && isFiltered && hasEvents && <NothingAhead />}
    </>
  );
}
