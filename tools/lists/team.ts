/**
 * team: the teams and the seasons that they play in, by the first character of their slugs.
 * Loaded by pages of teams and by My calendar, all of them by its finder.
 */
import { packTeam, teamIndex } from '../../catalog/packed/team-index.ts';
import type { MakeLists } from './kind.ts';

export const teamLists: MakeLists = ({ catalog, data }) =>
  new Map([...teamIndex(catalog, data.groups)].map(([key, teams]) => [key, () => teams.map(packTeam)]));
