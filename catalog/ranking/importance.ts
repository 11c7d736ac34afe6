/** How much an event matters beside those of other leagues: a short order, with its reasons in docs/decisions/012. */
import type { SportsEvent } from '../event/event.ts';

/** From what decides a title down to practice. */
export const IMPORTANCE = [
  'final',
  'major',
  'semi-final',
  'all-star',
  'draft',
  'playoff',
  'regular',
  'minor',
] as const;

export type Importance = (typeof IMPORTANCE)[number];

type Facts = Pick<SportsEvent, 'league' | 'category' | 'type' | 'name' | 'details'>;

const BY_CATEGORY: Record<string, Importance | undefined> = {
  Major: 'major',
  'Grand Slam': 'major',
  'Pay Per View': 'major',
  'Numbered Event': 'major',
  'Special Event': 'major',
  'Medal Events': 'major',
  'All Star': 'all-star',
  Draft: 'draft',
  Playoffs: 'playoff',
  'Knockout Stage': 'playoff',
  'Quarter-finals': 'playoff',
  'Semi-finals': 'playoff',
  'Relegation Playoff': 'playoff',
  'Conference Championships': 'playoff',
  'Conference Tournaments': 'playoff',
  'Bowl Games': 'playoff',
  'Masters 1000': 'playoff',
  'WTA 1000': 'playoff',
  Race: 'playoff',
  Practice: 'minor',
  Preseason: 'minor',
  Offseason: 'minor',
};

/** Where the category is the phase of a season, as in tennis, golf and MMA, the type has the level. */
const BY_TYPE: Record<string, Importance | undefined> = {
  Major: 'major',
  'Grand Slam': 'major',
  'Numbered Event': 'major',
  'Special Event': 'major',
  'Masters 1000': 'playoff',
  'WTA 1000': 'playoff',
  Draft: 'draft',
  'Draft Lottery': 'draft',
  Draw: 'draft',
  Signature: 'playoff',
  'Rolex Series': 'playoff',
  'Sprint Race': 'playoff',
};

/** Development and senior tours, and the series below a first one: nothing of theirs is above a play-off. */
const SECOND_SERIES = new Set([
  'kornferrytour',
  'pgatourchampions',
  'nascarxfinityseries',
  'nascartruckseries',
]);

/** The races that their series are known for. */
const GREAT_RACES = /\b(indianapolis|daytona) 500$/i;
const CEREMONY = /^(opening|closing) ceremony$/i;
/** The last round before a final, by the names that it has where its type does not say so. */
const SEMI_FINAL =
  /^(playoffs |college football playoff )?semi-?finals?\b|^[an]lcs\b|league championship series$|^(eastern|western) final\b|\(cfp semifinal\)/i;

/** Whether it decides a championship, a cup or a tour. */
export function isFinal({ category }: Pick<SportsEvent, 'category'>): boolean {
  return /^(championships?|(.+ )?finals?)$/i.test(category);
}

export function importanceOf(event: Facts): Importance {
  const importance = withinLeague(event);
  const isTooHigh = SECOND_SERIES.has(event.league) && rankOf(importance) < rankOf('playoff');
  return isTooHigh ? 'playoff' : importance;
}

/** For sorting: the most important first. */
export function importanceRank(event: Facts): number {
  return rankOf(importanceOf(event));
}

const rankOf = (importance: Importance) => IMPORTANCE.indexOf(importance);

function withinLeague(event: Facts): Importance {
  const { league, category, type, name, details } = event;
  if (isFinal(event)) return 'final';
  const byType = BY_TYPE[type];
  if (byType === 'draft') return byType;
  // The Ryder Cup and the Davis Cup; the rounds of a football cup have categories of their own.
  if (type === 'Cup' && (category === '' || category === 'Regular Season')) return 'major';
  if (category === '') {
    if (CEREMONY.test(name)) return 'major';
    // The qualifying rounds of a European season are not part of it.
    return type === 'Qualifying' ? 'minor' : (byType ?? 'regular');
  }
  if (category === 'Race' && (league === 'formula1' || GREAT_RACES.test(name))) return 'major';
  const byCategory = BY_CATEGORY[category];
  if (byCategory === 'playoff' && isSemiFinal(type, category, name, details)) return 'semi-final';
  return byCategory ?? byType ?? 'regular';
}

function isSemiFinal(type: string, category: string, name: string, details: string): boolean {
  return (
    type === 'Conference Championships' ||
    type === 'Final Four' ||
    category === 'Semi-finals' ||
    SEMI_FINAL.test(name) ||
    SEMI_FINAL.test(details)
  );
}
