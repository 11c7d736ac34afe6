/** Editions of tournaments: what several tours list under one name in the same days is one of them. */

import { lastsForDays } from '../day/event-days.ts';
import type { SportsEvent } from '../event/event.ts';
import { isWholeGames } from '../event/games-title.ts';
import { IMPORTANCE, isPlay, tagOf } from '../event/vocabulary.ts';
import { compareAcrossLeagues } from '../event/weeks.ts';
import type { LeagueFacts } from '../ranking/most-important.ts';
import { groupBy } from '../util/group-by.ts';
import { slugOf } from '../util/slug.ts';
import type { Catalog, Season } from './league.ts';
import { areInSameDays, lastDay } from './occasion-summary.ts';

export interface Edition {
  /** The entry of the first tour, from the first day of any of them to the last. */
  event: SportsEvent;
  /** One of each tour, in the order of the navigation. */
  entries: SportsEvent[];
}

/** In chronological order. */
export function editionsIn(events: readonly SportsEvent[], { sportOf, orderOf }: LeagueFacts): Edition[] {
  const alike = groupBy(events, (event) => `${sportOf(event)} ${slugOf(event.name)}`);
  return [...alike.values()]
    .flatMap((same) => {
      const editions: SportsEvent[][] = [];
      for (const event of [...same].sort(compareAcrossLeagues)) {
        const last = editions.at(-1);
        if (last?.some((other) => areInSameDays(event, other))) last.push(event);
        else editions.push([event]);
      }
      return editions;
    })
    .map((entries) => editionOf(entries.sort((a, b) => orderOf(a) - orderOf(b))))
    .sort((a, b) => compareAcrossLeagues(a.event, b.event));
}

function editionOf(entries: SportsEvent[]): Edition {
  const [first] = entries;
  if (!first) throw new Error('An edition has no entries');
  const start = entries.map((entry) => entry.start).sort()[0] ?? first.start;
  const end = entries.map(lastDay).sort().at(-1) ?? first.end;
  return { event: { ...first, start, end }, entries };
}

export function tournamentEvents(catalog: Catalog): SportsEvent[] {
  return catalog.categories.flatMap(({ sport, leagues }) =>
    leagues.flatMap((league) =>
      league.seasons.flatMap((season) => season.events.filter((event) => isTournament(event, season, sport))),
    ),
  );
}

/** What lasts for days and has no teams, but not a season or the sessions of a race; and what nations play as one event. */
export function isTournament(
  event: SportsEvent,
  { teamScope }: Pick<Season, 'teamScope'>,
  sport: string,
): boolean {
  if (isWhole(event, sport)) return true;
  const isTour = teamScope === undefined && sport !== 'olympics' && event.session === undefined;
  return isTour && !event.isPeriod && isPlay(event) && event.off === undefined && lastsForDays(event);
}

/** A World Cup or a continental championship beside its stages, and Olympic Games. */
export function isWhole(event: Pick<SportsEvent, 'section' | 'type' | 'end'>, sport: string): boolean {
  const { section, type, end } = event;
  const isOfNations = section === '' && end !== null && (type === 'World Cup' || type === 'Championship');
  return isOfNations || isWholeGames(event, sport);
}

/** What it is among the tournaments of its sport: `Grand Slam`, `Masters 1000`, `Games`; '' for one of many. */
export function levelOf({ event }: Edition, sport: string): string {
  return isWholeGames(event, sport) ? 'Games' : tagOf(event);
}

/** What people know who follow no tour: a Grand Slam, a major, a World Cup, Games. */
export function isTitle({ event }: Edition, sport: string): boolean {
  return isWhole(event, sport) || (event.milestone === 'major' && event.importance === 'major');
}

/** These, and what stands out of its tour: cups, tour finals, Masters 1000, signature events. */
export function isBig(edition: Edition, sport: string): boolean {
  const rank = IMPORTANCE.indexOf(edition.event.importance);
  return isTitle(edition, sport) || rank <= IMPORTANCE.indexOf('playoff');
}
