/** All checks of the data, the most helpful messages first. */

import type { Problem } from '../read/problem.ts';
import type { DataFolder } from '../read/read-data.ts';
import { checkAuditFiles } from './audit-files.ts';
import { checkCanonicalText } from './canonical-text.ts';
import { checkCategories } from './categories.ts';
import { checkChanges } from './changes.ts';
import { checkCharacters } from './characters.ts';
import { checkDuplicates } from './duplicates.ts';
import { checkFixtureTwice } from './fixture-twice.ts';
import { checkGameNames } from './game-names.ts';
import { checkGamesTitles } from './games-titles.ts';
import { checkHolidays } from './holidays.ts';
import { checkKnownWords } from './known-words.ts';
import { checkLabelTypos } from './label-typos.ts';
import { checkLeagueIdentities } from './league-identities.ts';
import { checkMatchdayTypes } from './matchday-types.ts';
import { checkOneGround } from './one-ground.ts';
import { checkOtherNames } from './other-names.ts';
import { checkPlainFacts } from './plain-facts.ts';
import { checkRaceCountries } from './race-countries.ts';
import { checkRefresh } from './refresh.ts';
import { checkResults } from './results.ts';
import { checkRoundDates } from './round-dates.ts';
import { checkSeasonPeriods } from './season-periods.ts';
import { checkSeasonWindow } from './season-window.ts';
import { checkSources } from './sources.ts';
import { checkStamps } from './stamps.ts';
import { checkStartAndEnd } from './start-and-end.ts';
import { checkStraySpaces } from './stray-spaces.ts';
import { checkAliases } from './team/aliases.ts';
import { checkForeignTeams } from './team/foreign-teams.ts';
import { checkGroups } from './team/groups.ts';
import { checkRivalries } from './team/rivalries.ts';
import { checkTeamIdentities } from './team/team-identities.ts';
import { checkTeamNames } from './team/team-names.ts';
import { checkTeamSlugs } from './team/team-slugs.ts';
import { checkTextLengths } from './text-lengths.ts';
import { checkTwoGamesADay } from './two-games-a-day.ts';
import { checkTwoGamesARound } from './two-games-a-round.ts';
import { checkVenueNames } from './venue-names.ts';
import { checkVenueZones } from './venue-zones.ts';

/** What is wrong in an earlier group would be reported again by later ones, at other places: it is reported alone. */
const CHECKS: ((data: DataFolder) => Problem[])[][] = [
  [checkCharacters, checkTextLengths],
  [checkStartAndEnd],
  [checkForeignTeams, checkDuplicates],
  [
    checkCategories,
    checkStraySpaces,
    checkPlainFacts,
    checkResults,
    checkStamps,
    checkGameNames,
    checkSeasonWindow,
    checkSeasonPeriods,
    checkMatchdayTypes,
    checkLabelTypos,
    checkRoundDates,
    checkTwoGamesADay,
    checkTwoGamesARound,
    checkFixtureTwice,
    checkTeamNames,
    checkAliases,
    checkVenueNames,
    checkVenueZones,
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
    checkChanges,
    checkRefresh,
    checkAuditFiles,
    checkCanonicalText,
  ],
  [checkKnownWords],
];

export function checkData(data: DataFolder): Problem[] {
  for (const group of CHECKS) {
    const problems = group.flatMap((check) => check(data));
    if (problems.length > 0) return problems;
  }
  return [];
}
