/** An agenda as a file: for a calendar app or a spreadsheet. Loaded when one is asked for. */
import type { SportsEvent } from '../../catalog/event/event.ts';
import { slugOf } from '../../catalog/util/slug.ts';
import { csvOfEvents } from '../../feeds/csv.ts';
import { leagueNameOf } from '../data/site-map.ts';
import { saveCalendar } from '../subscribe/download-calendar.ts';
import { saveFile } from '../util/save-file.ts';

export type AgendaFormat = 'ics' | 'csv';

export function saveAgenda(format: AgendaFormat, events: readonly SportsEvent[], title: string): void {
  const fileName = `sports-${slugOf(title)}`;
  if (format === 'ics') saveCalendar(events, { name: `Sports, ${title}`, fileName });
  else saveFile(`${fileName}.csv`, csvOfEvents(events, leagueNameOf), 'text/csv');
}
