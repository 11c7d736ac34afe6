/** What the modules of this folder have in common: each is one kind of list. */
import type { SportsEvent } from '../../catalog/event/event.ts';
import { withRivalries } from '../../catalog/event/rivalry.ts';
import { compareAcrossLeagues } from '../../catalog/event/weeks.ts';
import type { DataFolder } from '../../catalog/read/read-data.ts';
import { allLeagues, type Catalog } from '../../catalog/season/league.ts';
import { type TeamLooks, teamLooks } from '../../catalog/team/team-look.ts';

/** What lists are made from. */
export interface ListSource {
  catalog: Catalog;
  data: DataFolder;
  /** Of the build, in UTC. Lists that depend on it have another name every day: that is for `coming` alone. */
  day: string;
  looks: TeamLooks;
  /** Of all leagues. */
  events: readonly SportsEvent[];
  /** The same events as lists have them: in order, the meetings of rivals with their tags. */
  listed: (events: readonly SportsEvent[]) => SportsEvent[];
}

/** The lists of a kind by their keys, each packed when its function is called. */
export type MakeLists = (source: ListSource) => Map<string, () => unknown>;

export function listSource(catalog: Catalog, data: DataFolder, day: string): ListSource {
  return {
    catalog,
    data,
    day,
    looks: teamLooks(catalog.teams.values()),
    events: allLeagues(catalog).flatMap(({ seasons }) => seasons.flatMap((season) => season.events)),
    listed: (events) => withRivalries(events, data.rivalries).sort(compareAcrossLeagues),
  };
}
