/** Sources of events are in sources.json, each of those is used and was checked before today, and corrections refer to events that exist. */

import { eventId } from '../event/identity.ts';
import type { Problem } from '../read/problem.ts';
import type { DataFolder } from '../read/read-data.ts';
import { allEntries, problemAt } from './entries.ts';
import { isSeasonLabel } from './season-window.ts';

export function checkSources(data: DataFolder): Problem[] {
  const problems: Problem[] = [];
  const leaguesOfSource = new Map<string, Set<string>>();
  const ids = new Set<string>();
  for (const entry of allEntries(data)) {
    const source = entry.event.source ?? entry.season.content.source;
    if (!(source in data.sources)) {
      problems.push(problemAt(entry, 'source', `the source "${source}" is not in sources.json`));
    }
    const leagues = leaguesOfSource.get(source) ?? new Set();
    leaguesOfSource.set(source, leagues.add(entry.league.slug));
    ids.add(eventId(entry.league.slug, entry.season.label, entry.event));
    const estimated = (entry.event.sure ?? entry.season.content.sure) === 'estimated';
    if (estimated && !/estimated/i.test(entry.event.details ?? '')) {
      problems.push(
        problemAt(entry, 'details', `"${entry.event.name}" is estimated and must say "Estimated dates"`),
      );
    }
  }
  const today = new Date().toISOString().slice(0, 10);
  for (const [key, { leagues, checked = '' }] of Object.entries(data.sources)) {
    if (checked > today) {
      problems.push({
        file: 'sources.json',
        path: [key, 'checked'],
        reason: `"${checked}" is in the future`,
      });
    }
    const used = [...(leaguesOfSource.get(key) ?? [])].sort().join(', ');
    if (used !== [...leagues].sort().join(', ')) {
      const reason = `lists the leagues ${leagues.join(', ') || 'none'}, but is used by events of ${used || 'none'}`;
      problems.push({ file: 'sources.json', path: [key, 'leagues'], reason });
    }
  }
  data.corrections.forEach(({ event }, index) => {
    if (event !== undefined && !ids.has(event) && isSeasonLabel(event.split('/')[1] ?? '')) {
      problems.push({
        file: 'corrections.json',
        path: [index, 'event'],
        reason: `there is no event "${event}"`,
      });
    }
  });
  return problems;
}
