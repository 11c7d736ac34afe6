/** The lists of leagues in sources.json follow the events: an import may bring a source to a league, or end its use. */
import { applyEdits, modify } from 'jsonc-parser';
import { allEntries } from '../../catalog/check/entries.ts';
import type { DataFolder } from '../../catalog/read/read-data.ts';

export function sourcesAfter(data: DataFolder, text: string): { data: DataFolder; text: string } {
  const used = new Map<string, Set<string>>();
  for (const { event, season, league } of allEntries(data)) {
    const source = event.source ?? season.content.source;
    used.set(source, (used.get(source) ?? new Set()).add(league.slug));
  }
  const sources = { ...data.sources };
  let edited = text;
  for (const [key, source] of Object.entries(data.sources)) {
    const leagues = [...(used.get(key) ?? [])].sort();
    if (leagues.join() === [...source.leagues].sort().join()) continue;
    sources[key] = { ...source, leagues };
    edited = applyEdits(edited, modify(edited, [key, 'leagues'], leagues, {}));
  }
  return { data: { ...data, sources }, text: edited };
}
