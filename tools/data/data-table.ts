/** What is in the data, as the table in the README: leagues, seasons, teams and events of each sport. */
import type { Catalog, Category } from '../../catalog/league.ts';
import { markdownTable } from '../markdown-table.ts';

const BEGIN = '<!-- npm run data:table -->';
const END = '<!-- end of the table -->';

/** The text with the table between its two marks. */
export function withDataTable(text: string, catalog: Catalog): string {
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`no place between ${BEGIN} and ${END}`);
  return `${before}${BEGIN}\n\n${dataTable(catalog)}\n\n${END}${after}`;
}

/** Whether the table is what `npm run data:table` would write. */
export const hasCurrentTable = (text: string, catalog: Catalog) => withDataTable(text, catalog) === text;

function dataTable({ categories }: Catalog): string {
  const seasonsOf = (category: Category) => category.leagues.flatMap((league) => league.seasons);
  const eventsIn = (category: Category) =>
    seasonsOf(category).reduce((sum, season) => sum + season.events.length, 0);
  const all = categories.flatMap(seasonsOf);
  const rows = categories.map((category) => [
    category.name,
    category.leagues.map((league) => league.name).join(', '),
    String(seasonsOf(category).length),
    grouped(eventsIn(category)),
  ]);
  const leagues = categories.reduce((sum, category) => sum + category.leagues.length, 0);
  const events = categories.reduce((sum, category) => sum + eventsIn(category), 0);
  return markdownTable(
    ['sport', 'leagues and competitions', 'seasons', 'events'],
    [...rows, ['all', `${leagues} leagues`, String(all.length), grouped(events)]],
  );
}

const grouped = (count: number) => count.toLocaleString('en');
