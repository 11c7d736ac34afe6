/** Creates a calendar file in the browser, with the writer of the feeds. */
import sourceTitles from 'virtual:catalog/source-titles';
import { eventPath } from '../../catalog/urls.ts';
import { calendarOf } from '../../feeds/calendar.ts';
import { leagueBySlug } from '../data/site-map.ts';
import { siteAddress } from '../util/base-path.ts';
import { saveFile } from '../util/save-file.ts';
import type { OfferedCalendar } from './offered-calendar.ts';

export async function downloadCalendar(
  offer: OfferedCalendar,
  selected: ReadonlySet<string>,
  /** Of the reminder before the start; undefined for none. */
  minutesBefore: number | undefined,
): Promise<void> {
  const events = await offer.load(selected);
  const text = calendarOf(
    events,
    { name: offer.name },
    {
      leagueOf: (slug) => leagueBySlug(slug) ?? { name: slug, sportId: '' },
      pageOf: (event) => siteAddress(eventPath(event)),
      sourceTitleOf: (source) => sourceTitles[source],
      ...(minutesBefore === undefined ? {} : { alarm: { minutesBefore, from: Date.now() } }),
    },
  );
  saveFile(`${offer.fileName}.ics`, text, 'text/calendar');
}
