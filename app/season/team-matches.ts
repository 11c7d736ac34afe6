/** The teams that a text means: "bears", "chi", "man u". */
import { searchable, type TeamOption } from './filter-events.ts';

/** Those with words that begin with the words of the text come first, then those that have them anywhere. */
export function teamMatches(teams: readonly TeamOption[], text: string): readonly TeamOption[] {
  const words = searchable(text).split(' ').filter(Boolean);
  if (words.length === 0) return teams;
  const beginning: TeamOption[] = [];
  const within: TeamOption[] = [];
  for (const team of teams) {
    const names = ` ${searchable(`${team.label} ${team.look.shortName} ${team.look.abbreviation}`)}`;
    if (words.every((word) => names.includes(` ${word}`))) beginning.push(team);
    else if (words.every((word) => names.includes(word))) within.push(team);
  }
  return [...beginning, ...within];
}
