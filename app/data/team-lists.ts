/** All teams and their seasons, from an index that is loaded in sections. */
import loaders from 'virtual:catalog/teams';
import { type TeamEntry, teamIndexKey } from '../../catalog/team-index.ts';
import { createLists } from './loaded-lists.ts';

const lists = createLists(loaders, (teams) => teams);

export async function loadTeam(slug: string): Promise<TeamEntry | undefined> {
  const teams = await lists.load(teamIndexKey(slug));
  return teams.find((team) => team.slug === slug);
}

/** The section of the index that would contain this team; suspends while it is loading. */
export function useTeamIndexSection(slug: string): readonly TeamEntry[] {
  return lists.useList(teamIndexKey(slug));
}

/** For searching all teams. */
export async function loadAllTeams(): Promise<TeamEntry[]> {
  return (await Promise.all(Object.keys(loaders).map((key) => lists.load(key)))).flat();
}
