/** Why an event is more than one of many, as a coloured word in its row: at most one a row. */
import { lastsForDays } from '../../catalog/day/event-days.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { PLAIN_TAGS } from '../../catalog/event/rivalry.ts';
import { reasonOf } from '../../catalog/ranking/reason.ts';

export interface Pill {
  text: string;
  /** Its colour in ui/chip.module.css. */
  tone: 'derby' | 'rivalry' | 'title' | 'race' | 'evening' | 'level';
  /** The name that the text stands for: `North West Derby`. */
  title?: string | undefined;
}

/**
 * @param isAmongLeagues whether events of several leagues are listed together; a league's own page says the rest in its
 * headings, and has an evening game every week
 */
export function pillOf(event: SportsEvent, isAmongLeagues: boolean): Pill | undefined {
  const { rivalry, importance, name } = event;
  const text = event.off ? undefined : reasonOf(event);
  if (!text) return undefined;
  if (rivalry && importance === 'regular') return ofRivalry(rivalry);
  // A tournament that is a final is decided on its last day.
  const isSaid = name.toLowerCase().includes(text.toLowerCase());
  if (isSaid || (text === 'Final' && lastsForDays(event))) return undefined;
  const tone = toneOf(event);
  return isAmongLeagues || (tone === 'title' && importance !== 'semi-final') ? { text, tone } : undefined;
}

function ofRivalry(name: string): Pill {
  const isDerby = /derby|cl[aá]sico/i.test(name);
  const title = PLAIN_TAGS.includes(name) ? undefined : name;
  return isDerby ? { text: 'Derby', tone: 'derby', title } : { text: 'Rivalry', tone: 'rivalry', title };
}

function toneOf({ session, importance }: SportsEvent): Pill['tone'] {
  if (session) return 'race';
  if (importance === 'regular') return 'evening';
  return importance === 'final' || importance === 'major' || importance === 'semi-final' ? 'title' : 'level';
}
