/**
 * Reads a published calendar as text: its head, and its events with the few values that a mix needs. It reads what
 * feeds/calendar.ts writes: no value contains a line break, and nothing is nested in an event.
 */

import { eventUid } from '../catalog/event/identity.ts';
import { kindOf } from '../catalog/event/kind.ts';
import { importanceOf } from '../catalog/event/vocabulary.ts';
import { slugOf } from '../catalog/util/slug.ts';
import { isOrdinary } from './feed-limit.ts';
import { foldLines } from './fold-lines.ts';

export interface PublishedCalendar {
  /** The lines before the first event. */
  head: string;
  events: readonly CalendarEntry[];
}

export interface CalendarEntry {
  /** As in the file, folded if it is long. */
  uid: string;
  /** Numbers are quicker to compare: 20261115180000, without a time 20261115000000. */
  start: number;
  end: number;
  /** The lines between BEGIN:VEVENT and END:VEVENT, each after its line break. */
  text: string;
}

const BEGIN = '\r\nBEGIN:VEVENT';
const END = '\r\nEND:VEVENT';
const END_OF_CALENDAR = '\r\nEND:VCALENDAR\r\n';

export function readCalendar(text: string): PublishedCalendar {
  const events: CalendarEntry[] = [];
  const first = text.indexOf(BEGIN);
  for (let at = first; at >= 0; ) {
    const end = text.indexOf(END, at);
    events.push(eventOf(text.slice(at + BEGIN.length, end)));
    at = text.startsWith(BEGIN, end + END.length) ? end + END.length : -1;
  }
  return { head: text.slice(0, first < 0 ? text.indexOf(END_OF_CALENDAR) : first), events };
}

/** The UID of an event as it is in the files. */
export function publishedUid(id: string): string {
  return foldLines(`UID:${eventUid({ id })}`).slice('UID:'.length);
}

function eventOf(text: string): CalendarEntry {
  return { uid: propertyOf(text, 'UID'), start: timeOf(text, 'DTSTART'), end: timeOf(text, 'DTEND'), text };
}

/** `20261115T180000Z` or `20261115`. */
function timeOf(text: string, property: string): number {
  const at = text.indexOf(':', text.indexOf(property)) + 1;
  const day = Number(text.slice(at, at + 8)) * 1_000_000;
  return text[at + 8] === 'T' ? day + Number(text.slice(at + 9, at + 15)) : day;
}

export function calendarText(head: string, texts: readonly string[]): string {
  return `${head}${texts.map((text) => `${BEGIN}${text}${END}`).join('')}${END_OF_CALENDAR}`;
}

/** The value of a property, still escaped and folded; empty if there is none. */
export function propertyOf(text: string, property: string): string {
  const at = text.indexOf(`\r\n${property}`) + 2;
  if (at < 2) return '';
  let end = text.indexOf('\r\n', at);
  while (end >= 0 && text[end + 2] === ' ') end = text.indexOf('\r\n', end + 2);
  return text.slice(text.indexOf(':', at) + 1, end < 0 ? undefined : end);
}

export const unfolded = (value: string) => value.replaceAll('\r\n ', '');

export const isAllDay = ({ text }: CalendarEntry) => text.includes('\r\nDTSTART;VALUE=DATE:');

/** The league of an event, which its identity begins with. */
export const leagueOf = ({ uid }: CalendarEntry) => uid.slice(0, uid.indexOf('/'));

/** The slugs of the kinds that an event may have (catalog/event/kind.ts): what My calendar hides it by. */
export function kindSlugs(event: CalendarEntry): string[] {
  const { leagueName, category, type } = labelsOf(event);
  // A type with the name of its league is not listed a second time.
  const others = category === '' ? [leagueName] : [];
  return [kindOf({ category, type }), ...others].map(slugOf);
}

const OFF = /^(?:Cancelled|Postponed): /;
/** The sides of a game; an evening of fights has a title before two of its fighters. */
const SIDES = /^[^:]* vs /;

/** As isOrdinaryGame of feed-limit.ts, by its words: a file has nothing else. */
export function isPublishedGame(event: CalendarEntry): boolean {
  const { leagueName, category, type } = labelsOf(event);
  const summary = unfolded(propertyOf(event.text, 'SUMMARY')).replace(OFF, '');
  const inCategory = `${leagueName}: `;
  const name = summary.startsWith(inCategory) ? summary.slice(inCategory.length) : summary;
  return (
    SIDES.test(name) &&
    isOrdinary({
      importance: importanceOf({ league: leagueOf(event), category, type, name, home: name, details: '' }),
    })
  );
}

function labelsOf({ text }: CalendarEntry): { leagueName: string; category: string; type: string } {
  const [leagueName = '', category = '', type = ''] = unfolded(propertyOf(text, 'CATEGORIES'))
    .split(/(?<!\\),/)
    .map((name) => name.replace(/\\(.)/g, '$1'));
  return { leagueName, category, type };
}
