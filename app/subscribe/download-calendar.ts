/** Creates a calendar file in the browser, with the writer of the feeds. */
import sourceTitles from 'virtual:catalog/source-titles';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { eventPath } from '../../catalog/event/urls.ts';
import { calendarOf } from '../../feeds/calendar.ts';
import { leagueBySlug } from '../data/site-map.ts';
import { isEventOutside } from '../time/my-hours.ts';
import type { Visitor } from '../time/visitor.tsx';
import { siteAddress } from '../util/base-path.ts';
import { saveFile } from '../util/save-file.ts';
import type { OfferedCalendar } from './offered-calendar.ts';

export async function downloadCalendar(
  offer: OfferedCalendar,
  selected: ReadonlySet<string>,
  /** Of the reminder before the start; undefined for none. */
  minutesBefore: number | undefined,
  /** Whose hours it is for; undefined for all events. */
  awake?: Visitor,
): Promise<void> {
  const events = await offer.load(selected);
  const wanted = awake ? events.filter((event) => !isEventOutside(event, awake)) : events;
  saveCalendar(wanted, offer, minutesBefore);
}

export function saveCalendar(
  events: readonly SportsEvent[],
  { name, fileName }: Pick<OfferedCalendar, 'name' | 'fileName'>,
  minutesBefore?: number,
): void {
  const text = calendarOf(
    events,
    { name },
    {
      leagueOf: (slug) => leagueBySlug(slug) ?? { name: slug, sport: '' },
      pageOf: (event) => siteAddress(eventPath(event)),
      sourceTitleOf: (source) => sourceTitles[source],
      ...(minutesBefore === undefined ? {} : { alarm: { minutesBefore, from: Date.now() } }),
    },
  );
  saveFile(`${fileName}.ics`, text, 'text/calendar');
}
