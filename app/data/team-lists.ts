/** Which teams there are and in which seasons they play, a part of the index at a time. */
import loaders from 'virtual:catalog/teams';
import { type TeamEntry, teamIndexKey } from '../../catalog/team-index.ts';
import { createLists } from './loaded-lists.ts';

const lists = createLists(loaders, (teams) => teams);

export async function loadTeam(slug: string): Promise<TeamEntry | undefined> {
  const teams = await lists.load(teamIndexKey(slug));
  return teams.find((team) => team.slug === slug);
}

/** The part of the index in which a team stands, for a component; suspends it while that is on its way. */
export function useTeamsBeside(slug: string): readonly TeamEntry[] {
  return lists.useList(teamIndexKey(slug));
}

/** Every team of the site, for a search over all of them. */
export async function loadAllTeams(): Promise<TeamEntry[]> {
  return (await Promise.all(Object.keys(loaders).map((key) => lists.load(key)))).flat();
}
