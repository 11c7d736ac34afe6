/**
 * Teams on their way to the browser. Most play in every season of their league, so the seasons are told as stretches of
 * the league's, which the summary names: the same few numbers, however many seasons there are.
 */
import type { TeamEntry } from './team-index.ts';

export interface PackedTeam extends Omit<TeamEntry, 'seasons'> {
  /** By league, in the order of the team's seasons: positions of the first and the last season of each stretch, in turn. */
  seasons: Record<string, number[]>;
}

/** The labels of all seasons of a league, oldest first. */
type LabelsOf = (league: string) => readonly string[];

export function packTeams(teams: readonly TeamEntry[], labelsOf: LabelsOf): PackedTeam[] {
  return teams.map(({ seasons, ...team }) => {
    const packed: Record<string, number[]> = {};
    for (const { league, season } of seasons) {
      const position = labelsOf(league).indexOf(season);
      packed[league] ??= [];
      const stretches = packed[league];
      if (stretches.at(-1) === position - 1) stretches[stretches.length - 1] = position;
      else stretches.push(position, position);
    }
    return { ...team, seasons: packed };
  });
}

export function unpackTeams(teams: readonly PackedTeam[], labelsOf: LabelsOf): TeamEntry[] {
  return teams.map(({ seasons, ...team }) => ({
    ...team,
    seasons: Object.entries(seasons).flatMap(([league, stretches]) =>
      labelsIn(labelsOf(league), stretches).map((season) => ({ league, season })),
    ),
  }));
}

function labelsIn(labels: readonly string[], stretches: readonly number[]): string[] {
  return stretches.flatMap((first, index) =>
    index % 2 === 0 ? labels.slice(first, (stretches[index + 1] ?? first) + 1) : [],
  );
}
