/** A league at a glance: its monogram on its colours, drawn like a team's badge. */

import type { LeagueSummary } from '../../catalog/season/summary.ts';
import { badgeColors } from '../../catalog/team/badge.ts';
import type { TeamLook } from '../../catalog/team/team-look.ts';

export function leagueLook({ name, monogram, colors }: LeagueSummary): TeamLook {
  return { shortName: name, abbreviation: monogram, colors: badgeColors(colors) };
}
