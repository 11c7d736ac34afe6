/** The forms in which pages write when something is, each one text: the same in a page as it is sent, before its first paint, and in React. */
import { daysBetween, isTimed, listedDay } from '../../catalog/day/day.ts';
import {
  dayNumber,
  dayRange,
  dayWithYear,
  longDay,
  monthText,
  offsetText,
  type Reader,
  roundText,
  shortDay,
  timeText,
  weekdayText,
  writeWhen,
  zoneText,
} from './format.ts';
import type { MyHours } from './my-hours.ts';
import type { TimeFacts } from './time-facts.ts';
import { daysUntilText, writeToday, writeUntil, writeWhichDay } from './until-text.ts';

/** What of a visitor decides how a time is written. */
export interface TimeReader extends Reader, MyHours {
  now: number;
  /** The zone is that of the device, not one that was chosen or that of a league. */
  isDeviceZone?: boolean;
  /** Nobody is known yet: the page as it is sent says only what holds whenever it is read. */
  isUnknown?: boolean;
}

type WriteTime = (facts: TimeFacts, visitor: TimeReader) => string;

const dayOf = ({ start }: TimeFacts, { timeZone }: TimeReader) => listedDay(start, timeZone);

const weekdayOf: WriteTime = (facts, visitor) => weekdayText(dayOf(facts, visitor), 'short');
const timeOf: WriteTime = ({ start }, visitor) => (isTimed(start) ? timeText(start, visitor) : '');

/** Of what is true for minutes or for a day. */
const ofNow =
  (write: WriteTime): WriteTime =>
  (facts, visitor) =>
    visitor.isUnknown ? '' : write(facts, visitor);

const untilOf = ofNow(writeUntil);
const todayOf = ofNow(writeToday);

const FORMS = {
  /** 8:15 PM; nothing for a plain day */
  time: timeOf,
  /** 7:30p, for a narrow column */
  'short-time': (facts, visitor) =>
    timeOf(facts, visitor).replace(/\s([AP])M$/, (_, half: string) => half.toLowerCase()),
  /** Sun */
  weekday: weekdayOf,
  /** 22 */
  'day-number': (facts, visitor) => String(dayNumber(dayOf(facts, visitor))),
  /** Nov */
  month: (facts, visitor) => monthText(dayOf(facts, visitor)).slice(0, 3),
  /** Sun 22 Nov */
  day: (facts, visitor) => shortDay(dayOf(facts, visitor), visitor),
  /** Sunday 22 November */
  'long-day': (facts, visitor) => longDay(dayOf(facts, visitor), visitor),
  /** 22 Nov 2026 */
  'day-with-year': (facts, visitor) => dayWithYear(dayOf(facts, visitor), visitor),
  /** Sun 22 Nov; with a year that is not this one */
  date: (facts, visitor) => {
    const day = dayOf(facts, visitor);
    return writeWhen({ ...facts, start: day, end: day, isOpen: false }, visitor);
  },
  /** 2027, if it is not this year */
  'other-year': (facts, visitor) => {
    const year = dayOf(facts, visitor).slice(0, 4);
    return year === visitor.today.slice(0, 4) ? '' : year;
  },
  /** Sun 8:15 PM */
  'weekday-time': (facts, visitor) => `${weekdayOf(facts, visitor)} ${timeOf(facts, visitor)}`.trim(),
  /** 22–25 Nov; also of the possible days of an open round */
  range: ({ start, end }, visitor) =>
    dayRange(listedDay(start, visitor.timeZone), listedDay(end, visitor.timeZone), visitor, visitor.today),
  /** 22–25 Nov, in any year */
  'short-range': ({ start, end }, visitor) =>
    dayRange(listedDay(start, visitor.timeZone), listedDay(end, visitor.timeZone), visitor),
  /** Sun 22 Nov, 8:15 PM, 22–25 Nov, Weekend of 21 Nov · date TBC */
  when: writeWhen,
  /** Weekend of 21 Nov, of an open round */
  round: ({ start }, visitor) => roundText(start, visitor),
  /** Sun 22 Nov, 8:15 PM · in 4 days */
  'when-until': (facts, visitor) =>
    [writeWhen(facts, visitor), untilOf(facts, visitor)].filter(Boolean).join('\u00a0· '),
  /** in 2 h 10 min, tomorrow, in 4 days; nothing once it has begun */
  until: untilOf,
  /** today, tomorrow, in 4 days, by the visitor's own days; nothing for a day that is over */
  'days-until': ofNow((facts, visitor) => daysUntilText(daysBetween(visitor.today, dayOf(facts, visitor)))),
  /** Today · day 2 of 4, of what lasts for days; empty before and after them */
  today: todayOf,
  /** Day 2 of 4, likewise */
  'which-day': ofNow(writeWhichDay),
  /** Under way, of a whole season */
  'under-way': (facts, visitor) => todayOf(facts, visitor) && 'Under way',
  /** New York (EST); the device's own is not named, which only Intl could do. */
  zone: ({ start }, { timeZone, isDeviceZone }) => {
    const at = Date.parse(start);
    return isDeviceZone ? `your zone (${offsetText(timeZone, at)})` : zoneText(timeZone, at);
  },
} satisfies Record<string, WriteTime>;

export type TimeForm = keyof typeof FORMS;

export function isTimeForm(name: string): name is TimeForm {
  return name in FORMS;
}

export function writeFacts(form: TimeForm, facts: TimeFacts, visitor: TimeReader): string {
  return FORMS[form](facts, visitor);
}
