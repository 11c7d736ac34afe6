/** Every other name belongs to a sport, a league, a team or an event that exists. */
import { buildLeague } from '../read/build-catalog.ts';
import { isMeant } from '../read/event-pattern.ts';
import type { Problem } from '../read/problem.ts';
import type { DataFolder } from '../read/read-data.ts';
import { teamsOf } from '../read/teams-of-leagues.ts';
import type { League } from '../season/league.ts';
import { slugOf } from '../util/slug.ts';

const FILE = 'other-names.json';

export function checkOtherNames(data: DataFolder): Problem[] {
  const leagues = data.leagues.map((league) => buildLeague(league));
  const teams = teamsOf(leagues, data.teamScopes);
  const known = {
    sports: new Set(data.categories.map(({ folder }) => folder)),
    leagues: new Set(data.leagues.map(({ slug }) => slug)),
    teams: new Set(teams.map(({ slug }) => slug)),
  };
  return [
    ...(['sports', 'leagues', 'teams'] as const).flatMap((kind) =>
      Object.keys(data.otherNames[kind])
        .filter((key) => !known[kind].has(key))
        .map((key) => ({ file: FILE, path: [kind, key], reason: `none of the ${kind} is called so` })),
    ),
    ...unknownSeasons(data),
    ...unmatchedPatterns(data, leagues),
    ...repeatedNames(data),
    ...pointlessAbbreviations(data),
    ...coveredNames(data, [...leagues, ...teams]),
  ];
}

/** What is said to be missing is no league, no team and none of their other names. */
function coveredNames(
  { otherNames: { notCovered, leagues, teams } }: DataFolder,
  pages: readonly { name: string }[],
): Problem[] {
  const others = [...Object.values(leagues), ...Object.values(teams)].flat();
  const covered = new Set([...pages.map(({ name }) => name), ...others].map(slugOf));
  return notCovered.flatMap(({ names }, index) =>
    names
      .filter((name) => covered.has(slugOf(name)))
      .map((name) => ({
        file: FILE,
        path: ['notCovered', index, 'names'],
        reason: `“${name}” is a league or a team`,
      })),
  );
}

function unknownSeasons(data: DataFolder): Problem[] {
  const known = new Set(
    data.leagues.flatMap(({ slug, seasons }) => seasons.map(({ label }) => `${slug}/${label}`)),
  );
  return Object.keys(data.otherNames.seasons)
    .filter((key) => !known.has(key))
    .map((key) => ({ file: FILE, path: ['seasons', key], reason: 'is not a season (league/label)' }));
}

/** A name is listed once for each sport, league, team, season and event: capitals and accents do not matter. */
function repeatedNames(data: DataFolder): Problem[] {
  const { events, notCovered, abbreviations: _, ...named } = data.otherNames;
  const lists = [
    ...Object.entries(named).flatMap(([kind, all]) =>
      Object.entries(all).map(([key, names]) => ({ path: [kind, key], names })),
    ),
    ...events.map(({ names }, index) => ({ path: ['events', index, 'names'], names })),
    ...notCovered.map(({ names }, index) => ({ path: ['notCovered', index, 'names'], names })),
  ];
  return lists.flatMap(({ path, names }) => {
    const slugs = names.map(slugOf);
    const repeated = names.find((_, at) => slugs.indexOf(slugs[at] ?? '') < at);
    return repeated === undefined ? [] : [{ file: FILE, path, reason: `has “${repeated}” twice` }];
  });
}

function pointlessAbbreviations(data: DataFolder): Problem[] {
  return Object.entries(data.otherNames.abbreviations)
    .filter(([short, full]) => slugOf(full) === short || slugOf(full) === '')
    .map(([short]) => ({ file: FILE, path: ['abbreviations', short], reason: 'stands for nothing else' }));
}

function unmatchedPatterns(data: DataFolder, leagues: readonly League[]): Problem[] {
  const bySlug = new Map(leagues.map((league) => [league.slug, league]));
  return data.otherNames.events.flatMap((named, index) => {
    const seasons = bySlug.get(named.league)?.seasons ?? [];
    if (seasons.some(({ events }) => events.some((event) => isMeant(named, event)))) return [];
    const reason = `matches no event of the league "${named.league}"`;
    return [{ file: FILE, path: ['events', index, 'pattern'], reason }];
  });
}
