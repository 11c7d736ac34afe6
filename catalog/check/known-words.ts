/**
 * Every category key and type is a word that the program knows: one of catalog/event/vocabulary.ts, or one of these, which say
 * no more than what they are.
 */
import { wordOfCategory, wordOfType } from '../event/vocabulary.ts';
import type { Problem } from '../read/problem.ts';
import type { DataFolder } from '../read/read-data.ts';
import { allEntries, problemAt } from './entries.ts';

const PLAIN_CATEGORIES = wordsOf(`
  First Round, Second Round, Third Round, Fourth Round
  First Round Proper, Second Round Proper, Third Round Proper, Fourth Round Proper, Fifth Round Proper
  Cup, Sports, Champions Series, Fight Night, 250, 500`);

const PLAIN_TYPES = wordsOf(`
  Offseason, Free Agency, Combine, Training Camp, Rookie Minicamp
  Preseason, Regular Season, In-Season Tournament, Cup, All Star Game, All Star Race, Pro Bowl, Bowl Game
  Qualifying, Practice, Race, Sprint Qualifying
  Group Stage, Knockout Stage, World Cup, Relegation Playoff First Leg, Relegation Playoff Second Leg
  Play In, Playoffs, First Round of Playoffs, Second Round of Playoffs, Championship
  First Four, Opening Round, First Round, Second Round, Sweet 16, Elite Eight
  Tour Playoffs Round 1, Tour Playoffs Round 2, Tour Finals, Tour Championship, Champions Tour Championship
  ATP 250, ATP 500, WTA 250, WTA 500
  Fight Night, Pay Per View, Champions Series, Challenger Series, World Tournament, PFL Europe, PFL MENA, PFL Africa`);

function wordsOf(list: string): Set<string> {
  return new Set(['', ...list.trim().split(/,\s|\n\s+/)]);
}

export function checkKnownWords(data: DataFolder): Problem[] {
  // The sports of Olympic Games are events of their own, and categories of sessions.
  const olympicSports = new Set(
    allEntries(data).flatMap(({ category, event }) => (category === 'Sports' ? event.name : [])),
  );
  const isKnownCategory = (category: string) =>
    wordOfCategory(category) !== undefined || PLAIN_CATEGORIES.has(category) || olympicSports.has(category);
  const isKnownType = (type: string, category: string) =>
    wordOfType(type) !== undefined ||
    PLAIN_TYPES.has(type) ||
    wordOfCategory(category)?.hasNamesAsTypes === true;
  return allEntries(data).flatMap((entry) => {
    const { category, event, index, season } = entry;
    const type = event.type ?? '';
    // A category once for each season.
    const isNewCategory = index === 0 && !isKnownCategory(category);
    return [
      ...(isNewCategory
        ? [{ file: season.file, path: ['events', category], reason: unknown('category', category) }]
        : []),
      ...(isKnownType(type, category) ? [] : [problemAt(entry, 'type', unknown('type', type))]),
    ];
  });
}

function unknown(what: string, word: string): string {
  return `the program does not know the ${what} "${word}": add it to catalog/event/vocabulary.ts, or to catalog/check/known-words.ts if it has no meaning of its own`;
}
