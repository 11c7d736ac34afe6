/** A league at a glance: its monogram on its colours, drawn like a team's badge. */
import { badgeColors } from '../../catalog/badge.ts';
import type { LeagueSummary } from '../../catalog/summary.ts';
import type { TeamLook } from '../../catalog/team-look.ts';

export function leagueLook({ name, monogram, colors }: LeagueSummary): TeamLook {
  return { shortName: name, abbreviation: monogram, colors: badgeColors(colors) };
}
