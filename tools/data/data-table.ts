/** What `npm run data:table` writes into documents: the table of the data, counts in their sentences, and the budgets. */
import { BUDGETS, type Budget } from '../../catalog/budgets.ts';
import { teamIndex } from '../../catalog/packed/team-index.ts';
import type { RefreshSource } from '../../catalog/read/schema.ts';
import { allLeagues, type Catalog, type Category } from '../../catalog/season/league.ts';
import { markdownTable } from '../markdown-table.ts';

const BEGIN = '<!-- npm run data:table -->';
const END = '<!-- end of the table -->';

const BEGIN_BUDGETS = '<!-- npm run data:table writes the budgets of catalog/budgets.ts -->';
const END_BUDGETS = '<!-- end of the budgets -->';

const BEGIN_SOURCES = '<!-- npm run data:table writes the sources of data/refresh.json -->';
const END_SOURCES = '<!-- end of the sources -->';

/** A count in a sentence: `<!-- events -->86,571<!-- /events -->`. */
const COUNT = /(<!-- (events|teams|leagues|sports) -->)[\d,]*(<!-- \/\2 -->)/g;

/** A document with what is generated in it as of the data: whatever it has marks for. */
export function withGeneratedParts(
  text: string,
  catalog: Catalog,
  refresh: readonly RefreshSource[],
): string {
  const counts: Record<string, number> = countsOf(catalog);
  const withCounts = text.replace(
    COUNT,
    (_, begin, what, end) => `${begin}${grouped(counts[what] ?? 0)}${end}`,
  );
  const withTable = withPart(withCounts, BEGIN, END, () => dataTable(catalog));
  const withSources = withPart(withTable, BEGIN_SOURCES, END_SOURCES, () => sourcesTable(catalog, refresh));
  return withPart(withSources, BEGIN_BUDGETS, END_BUDGETS, budgetTable);
}

function withPart(text: string, begin: string, end: string, write: () => string): string {
  const [before, rest] = text.split(begin);
  if (before === undefined || rest === undefined) return text;
  const after = rest.split(end)[1];
  if (after === undefined) throw new Error(`no ${end} after ${begin}`);
  return `${before}${begin}\n\n${write()}\n\n${end}${after}`;
}

function countsOf(catalog: Catalog) {
  const leagues = allLeagues(catalog);
  return {
    sports: catalog.categories.length,
    leagues: leagues.length,
    teams: [...teamIndex(catalog).values()].flat().length,
    events: leagues.flatMap(({ seasons }) => seasons).reduce((sum, { events }) => sum + events.length, 0),
  };
}

/** Limits that the code sets. They are no counts of the data, although they look like some. */
const LIMITS = ['1,600 events', '3,000 events'];

/** Counts of thousands of events or teams that nothing keeps true. */
export function strayCounts(text: string): string[] {
  const found = text.match(/\d+,\d{3}\s+(?:\w+\s+)?(?:events|teams)\b/g) ?? [];
  return found.filter((each) => !LIMITS.includes(each.replace(/\s+/g, ' ')));
}

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

/** A row for each file that is read every day, and the leagues that nobody but a person looks at. */
function sourcesTable(catalog: Catalog, refresh: readonly RefreshSource[]): string {
  const leagues = allLeagues(catalog);
  const rows = refresh.map(({ league: slug, address, format, licence }) => [
    leagues.find((league) => league.slug === slug)?.name ?? slug,
    `\`${address.replace('https://raw.githubusercontent.com/', '').replace('/HEAD/', ': ')}\``,
    `\`${format}\``,
    licence,
  ]);
  const byHand = leagues.filter(({ checkedDaily, ended }) => !checkedDaily && !ended).map(({ name }) => name);
  const table = markdownTable(['daily', 'repository and file on GitHub', 'format', 'licence'], rows);
  return `${table}\n\nBy hand: ${byHand.join(', ')}.`;
}

const grouped = (count: number) => count.toLocaleString('en');

function budgetTable(): string {
  const amount = ({ atMost, unit }: Budget) => {
    if (unit === 'bytes') return `${(atMost / 1000).toLocaleString('en')} KB`;
    return unit === 'ms' ? `${atMost} ms` : atMost.toLocaleString('en');
  };
  const rows = Object.values<Budget>(BUDGETS).map((each) => [each.what, amount(each), each.by]);
  return markdownTable(['what', 'at most', 'judged by'], rows);
}
