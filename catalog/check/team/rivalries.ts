/** The two of a rivalry play in each of its leagues and have met in one, and have one rivalry only in a league. */
import { isGame } from '../../event/event.ts';
import { type Rivalry, rivalryOf } from '../../event/rivalry.ts';
import type { Problem } from '../../read/problem.ts';
import type { DataFolder, LeagueData } from '../../read/read-data.ts';
import { teamNames } from '../entries.ts';

const FILE = 'rivalries.json';

export function checkRivalries(data: DataFolder): Problem[] {
  const problems: Problem[] = [];
  const sides = new Map(data.leagues.map(({ slug, seasons }) => [slug, teamNames(seasons)]));
  const met = new Set(data.leagues.flatMap((league) => meetings(data.rivalries, league)));
  const names = new Map<string, string>();
  data.rivalries.forEach((rivalry, index) => {
    const { name, teams, leagues } = rivalry;
    for (const league of leagues) {
      for (const team of teams.filter((each) => !sides.get(league)?.has(each))) {
        const reason = `"${team}" has no game in the league "${league}"`;
        problems.push({ file: FILE, path: [index, 'leagues'], reason });
      }
      const key = [league, ...[...teams].sort()].join('\n');
      const other = names.get(key);
      if (other !== undefined) {
        const reason = `these two have the rivalry "${other}" in ${league} already`;
        problems.push({ file: FILE, path: [index, 'teams'], reason });
      }
      names.set(key, name);
    }
    if (!met.has(rivalry)) {
      const reason = `${teams.join(' and ')} have no game against each other in these leagues`;
      problems.push({ file: FILE, path: [index, 'teams'], reason });
    }
  });
  return problems;
}

/** The rivalry of each game of a league that is one. */
function meetings(rivalries: readonly Rivalry[], { slug, seasons }: LeagueData): Rivalry[] {
  const ofLeague = rivalries.filter(({ leagues }) => leagues.includes(slug));
  const events = seasons.flatMap(({ content }) => Object.values(content.events).flat());
  return events
    .filter(isGame)
    .flatMap(({ home, away }) => rivalryOf(ofLeague, { league: slug, home, away }) ?? []);
}
