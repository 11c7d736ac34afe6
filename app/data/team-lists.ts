/** Which teams there are and in which seasons they play, a part of the index at a time. */
import loaders from 'virtual:catalog/teams';
import { type TeamEntry, teamIndexKey } from '../../catalog/team-index.ts';
import { createLists } from './loaded-lists.ts';

const lists = createLists(loaders, (teams: TeamEntry[]) => teams);

export async function loadTeam(slug: string): Promise<TeamEntry | undefined> {
  return named(await lists.load(teamIndexKey(slug)), slug);
}

/** The team for a component; suspends it while the index is on its way. */
export function useTeam(slug: string): TeamEntry | undefined {
  return named(lists.useList(teamIndexKey(slug)), slug);
}

function named(teams: readonly TeamEntry[], slug: string): TeamEntry | undefined {
  return teams.find((team) => team.slug === slug);
}
