/** What was found, in a sentence: it is also what a screen reader says. */

import { isEmpty, type SearchMatches } from '../../catalog/search/search.ts';
import { short } from '../../catalog/util/quote.ts';
import { countText } from '../util/count-text.ts';

/** What the events of a sport are called where they are not games. */
const EVENTS: Record<string, string | undefined> = {
  soccer: 'matches',
  golf: 'tournaments',
  tennis: 'tournaments',
  motorsport: 'races',
  mma: 'cards',
  olympics: 'events',
};

export function statusText(text: string, answer: SearchMatches | undefined, count: number): string {
  const typed = short(text.trim());
  if (typed === '') return '';
  if (!answer) return 'Loading…';
  const { notCovered } = answer;
  if (notCovered) {
    const { sport, instead } = notCovered;
    const shown = instead === undefined ? '' : ` Showing results for “${instead}”:`;
    return `“${typed}” isn’t here: ${sport} isn’t covered.${shown}`;
  }
  if (answer.isNoDay) return `“${typed}” is not a valid date.`;
  if (isEmpty(answer)) return `No results for “${typed}”.`;
  if (answer.part !== undefined) return `No results for “${typed}”. Showing ${instead(answer, answer.part)}:`;
  return countText(count, 'result');
}

/** "UFC’s next cards" */
function instead({ subject, leagues, teams, events }: SearchMatches, part: string): string {
  const page = [...leagues, ...teams][0];
  if (subject !== 'names' || !page || events.length === 0) return `results for “${short(part)}”`;
  const owner = page.name.endsWith('s') ? `${page.name}’` : `${page.name}’s`;
  return `${owner} next ${EVENTS[page.sport] ?? 'games'}`;
}
