/** Which teams there are and in which seasons they play, loaded by the first character of their slugs. */
import loaders from 'virtual:catalog/teams';
import { type TeamEntry, teamIndexKey } from '../../catalog/team-index.ts';
import { createLists } from './loaded-lists.ts';

const lists = createLists(loaders, (teams) => teams);

export async function loadTeam(slug: string): Promise<TeamEntry | undefined> {
  const teams = await lists.load(teamIndexKey(slug));
  return teams.find((team) => team.slug === slug);
}

/** The teams whose slugs begin like the given one, for a component; suspends it while they are loading. */
export function useTeamsBeside(slug: string): readonly TeamEntry[] {
  return lists.useList(teamIndexKey(slug));
}

/** Every team of the site, for a search over all of them. */
export async function loadAllTeams(): Promise<TeamEntry[]> {
  return (await Promise.all(Object.keys(loaders).map((key) => lists.load(key)))).flat();
}
