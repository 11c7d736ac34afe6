/** All checks of the data, the most helpful messages first. */
import type { DataFolder } from '../read-data.ts';
import { checkAliases } from './aliases.ts';
import { checkAuditFiles } from './audit-files.ts';
import { checkCanonicalText } from './canonical-text.ts';
import { checkCategories } from './categories.ts';
import { checkDuplicates } from './duplicates.ts';
import { checkGameNames } from './game-names.ts';
import { checkGamesTitles } from './games-titles.ts';
import { checkGroups } from './groups.ts';
import { checkHolidays } from './holidays.ts';
import { checkLeagueIdentities } from './league-identities.ts';
import { checkMatchdayTypes } from './matchday-types.ts';
import { checkOneGround } from './one-ground.ts';
import { checkOtherNames } from './other-names.ts';
import { checkPlainFacts } from './plain-facts.ts';
import type { Problem } from './problem.ts';
import { checkRaceCountries } from './race-countries.ts';
import { checkRivalries } from './rivalries.ts';
import { checkSeasonPeriods } from './season-periods.ts';
import { checkSeasonWindow } from './season-window.ts';
import { checkSources } from './sources.ts';
import { checkStamps } from './stamps.ts';
import { checkStartAndEnd } from './start-and-end.ts';
import { checkStraySpaces } from './stray-spaces.ts';
import { checkTeamIdentities } from './team-identities.ts';
import { checkTeamNames } from './team-names.ts';
import { checkTeamSlugs } from './team-slugs.ts';
import { checkVenueNames } from './venue-names.ts';

const CHECKS: ((data: DataFolder) => Problem[])[] = [
  checkCategories,
  checkStraySpaces,
  checkPlainFacts,
  checkStamps,
  checkGameNames,
  checkSeasonWindow,
  checkSeasonPeriods,
  checkMatchdayTypes,
  checkDuplicates,
  checkTeamNames,
  checkAliases,
  checkVenueNames,
  checkOneGround,
  checkTeamSlugs,
  checkTeamIdentities,
  checkLeagueIdentities,
  checkGroups,
  checkRivalries,
  checkHolidays,
  checkRaceCountries,
  checkGamesTitles,
  checkOtherNames,
  checkSources,
  checkAuditFiles,
  checkCanonicalText,
];

export function checkData(data: DataFolder): Problem[] {
  // Every other check compares starts and ends, so these must be valid first.
  const invalidDates = checkStartAndEnd(data);
  return invalidDates.length > 0 ? invalidDates : CHECKS.flatMap((check) => check(data));
}
