/** The names prepared for searching. */

import { teamPath } from '../event/urls.ts';
import { teamSlug } from '../team/team.ts';
import { unpackLook } from '../team/team-look.ts';
import { lettersOf } from './mistakes.ts';
import { listsOfNames, rivalryNumbers } from './other-event-names.ts';
import { meaningfulWords } from './read-query.ts';
import type { FoundPage, SearchIndex, Text, Word } from './search-index.ts';
import type { SearchNames } from './search-names.ts';
import type { TeamList } from './team-list.ts';

export function openIndex(names: SearchNames): SearchIndex {
  const texts: Text[] = [];
  const words = new Map<string, Word>();
  const positions = new Map<string, number>();

  function textAt(text: Text, of = '', alsoFoundBy: readonly string[] = []): number {
    const key = `${text.kind} ${of}\n${text.names[0]}`;
    const known = positions.get(key);
    if (known !== undefined) return known;
    const position = texts.push(text) - 1;
    positions.set(key, position);
    for (const word of new Set([...text.names, ...alsoFoundBy].flatMap(meaningfulWords))) {
      const entry = words.get(word);
      if (entry) entry.texts.push(position);
      else words.set(word, { letters: lettersOf(word), texts: [position] });
    }
    return position;
  }

  for (const { name, path, sport, aliases } of names.sports) {
    const page = () => ({ name, path, sport, about: 'All leagues' });
    textAt({ kind: 'sport', names: [name, ...aliases], seasons: 0, page });
  }
  for (const { slug, name, path, sport, aliases } of names.leagues) {
    const category = names.sports.find((each) => each.sport === sport);
    const page = () => ({ name, path, sport, about: category?.name ?? '' });
    // "soccer" finds every league of it.
    const ofSport = category ? [category.name, ...category.aliases] : [];
    textAt({ kind: 'league', names: [name, ...aliases], seasons: 0, page }, slug, ofSport);
  }
  const firstTeam = texts.length;
  addTeams(names, textAt);
  return {
    names,
    texts,
    firstTeam,
    pageCount: texts.length,
    words,
    seasons: [],
    textAt,
    listsOf: listsOfNames(names.otherNames.events),
    rivalryNumber: rivalryNumbers(names.rivalries),
    graded: new Map(),
    similar: new Map(),
  };
}

/** The page of a team, by its position in the names. */
export function teamPage({ teams, leagues, scopes }: TeamList, team: number): FoundPage {
  const name = teams.name[team] ?? '';
  const league = leagues[teams.league[team] ?? 0];
  return {
    name,
    path: teamPath(teamSlug(name, scopes[teams.scope[team] ?? ''])),
    sport: league?.sport ?? '',
    about: league?.name ?? '',
    look: unpackLook(name, { shortName: 0, badge: teams.badge[team] ?? '' }),
  };
}

function addTeams(
  names: SearchNames,
  textAt: (text: Text, of: string, alsoFoundBy: readonly string[]) => number,
): void {
  const { teams } = names;
  teams.name.forEach((name, team) => {
    const scope = teams.scope[team] ?? '';
    const badge = teams.badge[team] ?? '';
    const shortWords = teams.shortWords[team] ?? 0;
    const short = shortWords > 0 ? [name.split(' ').slice(-shortWords).join(' ')] : [];
    const page = () => teamPage(names, team);
    const all = [name, ...short, ...(teams.aliases[team] ?? [])];
    textAt({ kind: 'team', names: all, seasons: teams.seasons[team] ?? 0, page }, scope, [
      usefulAbbreviation(name, badge),
    ]);
  });
}

/**
 * A badge begins with an abbreviation (see packLook); only the badges of known teams have colours. CHI is found as the
 * beginning of Chicago, so it need not be a word of its own.
 */
function usefulAbbreviation(name: string, badge: string): string {
  const [abbreviation = '', ...colors] = badge.split(' ');
  if (colors.length === 0) return '';
  const isBeginning = meaningfulWords(name).some((word) => word.startsWith(abbreviation.toLowerCase()));
  return isBeginning ? '' : abbreviation;
}
