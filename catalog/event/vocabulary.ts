/**
 * What the words of the data mean. A season file lists its events under category keys ("Playoffs") and gives them types
 * ("Final Four"); the tables say what the program wants to know of both, and `npm run check` names the words that they
 * lack. Every event is given its meaning once, when the catalogue is built or a list is unpacked.
 */
import { daysBetween } from '../day/day.ts';

/** The part of a season that a category key stands for, in the order in which most seasons have them. */
export type Stage =
  | 'offseason'
  | 'draft'
  | 'preseason'
  | 'regular'
  /** The groups or the league phase of a tournament. */
  | 'groups'
  | 'all-star'
  /** Many at once: bowls, the tournaments of conferences. */
  | 'tournaments'
  /** Single games for a title or a place, beside play-offs. */
  | 'deciders'
  /** Play-offs and knockout stages. */
  | 'playoffs'
  | 'final'
  /** The rounds of a cup, the sports of Olympic Games, and what has no category. */
  | 'other';

/** The parts of a race weekend, and the tests before a season. */
type Session = 'testing' | 'practice' | 'qualifying' | 'sprint' | 'race';

/** The highlights of a season, which timelines mark. */
export type Milestone = 'final' | 'major' | 'allstar' | 'draft';

/** How much an event matters beside those of other leagues, from what decides a title down to practice: docs/ranking.md. */
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

export interface Meaning {
  stage: Stage;
  session?: Session;
  milestone?: Milestone;
  importance: Importance;
  /** It frames others (a season, a week) or is a pause (a transfer window, a break): nothing to attend. */
  isPeriod: boolean;
  /** It does not take place on its date, whatever the clock says. */
  off?: 'cancelled' | 'postponed';
}

/** What the meaning of an event follows from. */
interface Facts {
  league: string;
  category: string;
  type: string;
  name: string;
  home?: string;
  start: string;
  end: string | null;
  details: string;
}

interface Word {
  stage?: Stage;
  session?: Session;
  milestone?: Milestone;
  importance?: Importance;
  /** What it is called as a tag, where that is not the word itself. */
  tag?: string;
  /** The types below this category are names, of conferences or of tournaments. */
  hasNamesAsTypes?: true;
}

/** The levels of tournaments and evenings, as the category or, where that is a part of the season, as the type. */
const LEVELS: Record<string, Word | undefined> = {
  Major: { importance: 'major', milestone: 'major' },
  'Grand Slam': { importance: 'major', milestone: 'major' },
  'Numbered Event': { importance: 'major', tag: 'Numbered event' },
  'Special Event': { importance: 'major', tag: 'Special event' },
  'Masters 1000': { importance: 'playoff' },
  'WTA 1000': { importance: 'playoff' },
};

const CATEGORIES: Record<string, Word | undefined> = {
  ...LEVELS,
  Offseason: { stage: 'offseason', importance: 'minor' },
  Draft: { stage: 'draft', milestone: 'draft', importance: 'draft' },
  Preseason: { stage: 'preseason', importance: 'minor' },
  'Regular Season': { stage: 'regular' },
  'Group Stage': { stage: 'groups' },
  Practice: { stage: 'regular', session: 'practice', importance: 'minor' },
  Qualifying: { stage: 'regular', session: 'qualifying' },
  Sprint: { stage: 'regular', session: 'sprint' },
  Race: { stage: 'regular', session: 'race', importance: 'playoff' },
  'All Star': { stage: 'all-star', milestone: 'allstar', importance: 'all-star', tag: 'All-Star' },
  'Bowl Games': { stage: 'tournaments', importance: 'playoff', tag: 'Bowl' },
  'Conference Tournaments': { stage: 'tournaments', importance: 'playoff', hasNamesAsTypes: true },
  'Conference Championships': { stage: 'deciders', importance: 'playoff' },
  'Relegation Playoff': { stage: 'deciders', importance: 'playoff' },
  Playoffs: { stage: 'playoffs', importance: 'playoff' },
  'Knockout Stage': { stage: 'playoffs', importance: 'playoff', tag: 'Knockout' },
  'Quarter-finals': { importance: 'playoff', tag: 'Quarter-final' },
  'Semi-finals': { importance: 'semi-final' },
  Championship: { stage: 'final', milestone: 'final', importance: 'final', tag: 'Final' },
  Final: { stage: 'final', milestone: 'final', importance: 'final' },
  'Tour Finals': { stage: 'final', milestone: 'final', importance: 'final' },
  'Pay Per View': { importance: 'major' },
  'Medal Events': { importance: 'major', tag: 'Medal event' },
  'Postseason Tournaments': { hasNamesAsTypes: true },
};

const TYPES: Record<string, Word | undefined> = {
  ...LEVELS,
  Draft: { importance: 'draft' },
  'Draft Lottery': { importance: 'draft' },
  Draw: { importance: 'draft' },
  'Conference Championships': { importance: 'semi-final' },
  'Final Four': { importance: 'semi-final' },
  Signature: { importance: 'playoff' },
  'Rolex Series': { importance: 'playoff' },
  'Sprint Race': { importance: 'playoff' },
  'Preseason Testing': { session: 'testing' },
};

/** The number of a week or matchday, as types and some category keys have it. */
export interface NumberedRound {
  kind: 'Week' | 'Matchday';
  number: number;
}

const NUMBERED = /^(Week|Matchday) (0|[1-9]\d*)$/;

export function numberedRound(label: string | undefined): NumberedRound | undefined {
  const [, kind, number] = NUMBERED.exec(label ?? '') ?? [];
  return kind === undefined ? undefined : { kind: kind as NumberedRound['kind'], number: Number(number) };
}

const NOTHING: Word = {};
const REGULAR: Word = { stage: 'regular' };

export function wordOfCategory(category: string): Word | undefined {
  return CATEGORIES[category] ?? (numberedRound(category) ? REGULAR : undefined);
}

export function wordOfType(type: string): Word | undefined {
  return TYPES[type] ?? (numberedRound(type) ? NOTHING : undefined);
}

/** The event with its meaning, from its own words alone. */
export function withMeaning<E extends Facts>(event: E): E & Meaning {
  const ofCategory = wordOfCategory(event.category) ?? NOTHING;
  const ofType = TYPES[event.type] ?? NOTHING;
  const isPeriod = isPeriodOf(event);
  const session = ofCategory.session ?? ofType.session;
  const milestone = ofCategory.milestone ?? ofType.milestone;
  const off = calledOff(event.details);
  return {
    ...event,
    stage: ofCategory.stage ?? 'other',
    ...(session === undefined ? {} : { session }),
    // Hockey's Olympic break has the category All Star, because it replaces that weekend.
    ...(milestone === undefined || (milestone === 'allstar' && isPeriod) ? {} : { milestone }),
    importance: importanceOf(event),
    isPeriod,
    ...(off === undefined ? {} : { off }),
  };
}

/** Longer than any tournament: three weeks of a Grand Slam or of Olympic Games are events, a regular season is not. */
const PERIOD_DAYS = 24;
/** A transfer window, a mid-season break, the bowl season: periods however short. */
const PERIOD_NAME = /\b(break|window|season)$/i;

function isPeriodOf({ category, type, name, home, start, end }: Facts): boolean {
  if (end === null || home !== undefined) return false;
  // "Week 11" of type Week 11, "Playoffs" under Playoffs: the period of the events beside it.
  if (name === type || name === category) return true;
  return PERIOD_NAME.test(name) || daysBetween(start.slice(0, 10), end.slice(0, 10)) >= PERIOD_DAYS;
}

const CALLED_OFF = /^(?:(cancell?ed)|postponed)\b/i;

/** Said at the beginning of the details. */
export function calledOff(details: string): Meaning['off'] {
  // Most events have no details.
  const [found, cancelled] = (details !== '' && CALLED_OFF.exec(details)) || [];
  return found === undefined ? undefined : cancelled ? 'cancelled' : 'postponed';
}

/** Development and senior tours, and the series below a first one: nothing of theirs is above a play-off. */
const SECOND_SERIES = new Set([
  'kornferrytour',
  'pgatourchampions',
  'nascarxfinityseries',
  'nascartruckseries',
]);

export function importanceOf(event: Omit<Facts, 'start' | 'end'>): Importance {
  const importance = importanceWithinLeague(event);
  const isTooHigh = SECOND_SERIES.has(event.league) && rankOf(importance) < rankOf('playoff');
  return isTooHigh ? 'playoff' : importance;
}

const rankOf = (importance: Importance) => IMPORTANCE.indexOf(importance);

/** The races that their series are known for. */
const GREAT_RACES = /\b(indianapolis|daytona) 500$/i;
const CEREMONY = /^(opening|closing) ceremony$/i;
/** The last round before a final, by the names that it has where its type does not say so. */
const SEMI_FINAL =
  /^(playoffs |college football playoff )?semi-?finals?\b|^[an]lcs\b|league championship series$|^(eastern|western) final\b|\(cfp semifinal\)/i;

function importanceWithinLeague(event: Omit<Facts, 'start' | 'end'>): Importance {
  const { league, category, type, name, home, details } = event;
  const ofCategory = wordOfCategory(category)?.importance;
  const ofType = TYPES[type]?.importance;
  if (ofCategory === 'final') return ofCategory;
  if (ofType === 'draft') return ofType;
  // The Ryder Cup and the Davis Cup; the rounds of a football cup have categories of their own.
  if (type === 'Cup' && home === undefined && (category === '' || category === 'Regular Season'))
    return 'major';
  if (category === '') {
    if (CEREMONY.test(name)) return 'major';
    // The qualifying rounds of a European season are not part of it.
    return type === 'Qualifying' ? 'minor' : (ofType ?? 'regular');
  }
  if (category === 'Race' && (league === 'formula1' || GREAT_RACES.test(name))) return 'major';
  if (ofCategory === 'playoff') {
    return ofType === 'semi-final' || SEMI_FINAL.test(name) || SEMI_FINAL.test(details)
      ? 'semi-final'
      : ofCategory;
  }
  return ofCategory ?? ofType ?? 'regular';
}

/** What an event is called as a tag: `Final`, `Grand Slam`. The regular season is too little to say. */
export function tagOf({ category, type }: Pick<Facts, 'category' | 'type'>): string {
  const isOfType = category === '' || category === 'Regular Season';
  return isOfType ? (TYPES[type]?.tag ?? type) : (CATEGORIES[category]?.tag ?? category);
}

/** Whether it is a part of the season itself: without drafts and the off-season. */
export function isPlay({ stage }: Pick<Meaning, 'stage'>): boolean {
  return stage !== 'offseason' && stage !== 'draft';
}

/** Whether it stands for its weekend no more than a practice does. */
export function isBesideRace({ session }: Pick<Meaning, 'session'>): boolean {
  return session !== undefined && session !== 'race';
}
