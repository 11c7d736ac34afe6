/** Days with very many games of one league, as college basketball has them. */
import { splitDetails } from '../event/channels.ts';
import { isGame, type SportsEvent } from '../event/event.ts';
import { withMeaning } from '../event/vocabulary.ts';
import { majorTeams, type TeamGroup } from '../team/team-group.ts';
import { groupBy } from '../util/group-by.ts';

/** A league with more games on a day than this is one line: `All 148 games`. */
export const CROWD = 24;

/**
 * Of a day with very many games most are only counted: half of all names would be those of college basketball. At least
 * one is named, the one of the major conferences, since something leads every day. By league, which compresses best.
 */
export function withoutCrowds(events: readonly SportsEvent[], groups: readonly TeamGroup[]): SportsEvent[] {
  return [...groupBy(events, ({ league }) => league).values()].flatMap((own) =>
    withoutCrowdsOfLeague(own, groups),
  );
}

function withoutCrowdsOfLeague(events: readonly SportsEvent[], groups: readonly TeamGroup[]): SportsEvent[] {
  const days = groupBy(events.filter(isGame), ({ start }) => start.slice(0, 10));
  const counted = new Set<SportsEvent>(
    [...days.values()].flatMap((games) => {
      if (games.length <= CROWD) return [];
      const ordinary = games.filter((game) => !isSpecial(game));
      const hasLead = games.some((game) => isSpecial(game) && !game.off);
      const lead = hasLead ? undefined : leadOf(ordinary, groups);
      return ordinary.filter((game) => game !== lead);
    }),
  );
  return events.map((event) => (counted.has(event) ? countedOnly(event) : event));
}

function leadOf(games: readonly SportsEvent[], groups: readonly TeamGroup[]): SportsEvent | undefined {
  const [first] = games;
  const majors = majorTeams(groups, first?.league ?? '', first?.season ?? '');
  const sides = ({ home = '', away = '' }: SportsEvent) =>
    Number(majors.has(home)) + Number(majors.has(away));
  return [...games].sort((a, b) => sides(b) - sides(a))[0];
}

/** Whether it is named all the same: a rivalry, a game on a national channel, or more than one of the season. */
function isSpecial(event: SportsEvent): boolean {
  if (event.rivalry || event.importance !== 'regular' || event.off) return true;
  return splitDetails(event.details).channels.length > 0;
}

function countedOnly({
  league,
  season,
  category,
  type,
  start,
  zone,
  source,
  sure,
}: SportsEvent): SportsEvent {
  return withMeaning({
    id: `${league}/${season}/`,
    league,
    season,
    category,
    type,
    name: '',
    start,
    end: null,
    location: '',
    zone,
    details: '',
    source,
    sure,
  });
}
