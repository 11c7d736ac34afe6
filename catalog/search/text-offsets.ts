/** All texts of the index are numbered through, one kind after the other: this says where each kind begins. */
import type { PackedIndex } from './packed-index.ts';

export interface TextOffsets {
  sports: number;
  leagues: number;
  teams: number;
  names: number;
  venues: number;
  labels: number;
  details: number;
  /** The number of all texts. */
  end: number;
}

type Texts = Pick<PackedIndex, 'sports' | 'leagues' | 'teams' | 'names' | 'venues' | 'labels' | 'details'>;

export function textOffsets(packed: Texts): TextOffsets {
  const leagues = packed.sports.length;
  const teams = leagues + packed.leagues.length;
  const names = teams + packed.teams.name.length;
  const venues = names + packed.names.length;
  const labels = venues + packed.venues.length;
  const details = labels + packed.labels.length;
  return { sports: 0, leagues, teams, names, venues, labels, details, end: details + packed.details.length };
}
