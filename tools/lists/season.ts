/**
 * season: all events of one season of a league, by "league/season".
 * Loaded by pages of leagues, teams, tournaments and Games, by My calendar and by frames.
 */

import { withRivalries } from '../../catalog/event/rivalry.ts';
import { packEvents } from '../../catalog/packed/packed-events.ts';
import { allLeagues } from '../../catalog/season/league.ts';
import { groupPaths, majorTeams } from '../../catalog/team/team-group.ts';
import type { MakeLists } from './kind.ts';

export const seasonLists: MakeLists = ({ catalog, data, looks }) =>
  new Map(
    allLeagues(catalog).flatMap(({ slug, seasons }) =>
      seasons.map(({ label, events }) => {
        const pack = () =>
          packEvents(withRivalries(events, data.rivalries), {
            looks,
            races: data.raceCountries,
            groups: groupPaths(data.groups, slug, label),
            majors: majorTeams(data.groups, slug, label),
          });
        return [`${slug}/${label}`, pack] as const;
      }),
    ),
  );
