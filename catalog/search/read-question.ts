/** A typed text as what is to be found: words, years, and what limits the events. */
import { isFilling, meaningfulWords, type Query, readQueries } from './read-query.ts';
import { type TimeContext, type TimeFilter, timeInText } from './read-time.ts';

export interface Question {
  /** The ways to read the words, the most literal one first; none if only a time was typed. */
  readings: Query[];
  time?: TimeFilter;
  /** Only games at home, or away. */
  side?: 'home' | 'away';
  /** Only what is on now. */
  isLive?: boolean;
  /** Only as it is written. */
  isLiteral?: boolean;
}

const LIVE = new Set(['live', 'now', 'currently']);
const CHANNEL = /\b(tv|channels?|watch|stream(ing)?|broadcasts?|television)\b/i;

/** The ways to read a text, the first that finds something counts. */
export function readQuestion(text: string, context: TimeContext): Question[] {
  const found = timeInText(text, context);
  const timed = found ? limited(found.rest.join(' '), found.time) : [];
  const plain = limited(text, undefined);
  // What has a limit in it is no mistyped name.
  const isLiteral = timed.length + plain.length > 1;
  return [...timed, ...plain].map((question) =>
    isLiteral && !isLimited(question) ? { ...question, isLiteral } : question,
  );
}

function isLimited({ time, side, isLive }: Question): boolean {
  return time !== undefined || side !== undefined || isLive === true;
}

/** Whether somebody asks where to watch. */
export function asksForChannel(text: string): boolean {
  return CHANNEL.test(text);
}

/** What limits the events comes first: "bears home" is a side of games. Names such as "home run derby" are known before. */
function limited(text: string, time: TimeFilter | undefined): Question[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const question = (rest: readonly string[], limits: Omit<Question, 'readings' | 'time'>): Question => {
    const says = meaningfulWords(rest.join(' ')).some((word) => !isFilling(word));
    // "games tonight" says no more than "tonight".
    const isEnough = !says && (time !== undefined || limits.isLive === true);
    return {
      readings: isEnough ? [] : readQueries(rest.join(' ')),
      ...(time ? { time } : {}),
      ...limits,
    };
  };
  const questions: Question[] = [];
  if (words.some((word) => LIVE.has(word))) {
    const others = words.filter((word) => !LIVE.has(word) && word !== 'right');
    questions.push(question(others, { isLive: true }));
    // "nba live" is no event at the venue Co-op Live; but "live" may become "liverpool".
    if (others.length > 0) return questions;
  }
  const side = words.includes('home') ? 'home' : words.includes('away') ? 'away' : undefined;
  const others = words.filter((word) => word !== side);
  if (side && others.length > 0) questions.push(question(others, { side }));
  return [...questions, question(words, {})];
}
