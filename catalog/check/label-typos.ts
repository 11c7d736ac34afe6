/** One spelling for each type and category: "Wek 11" is Week 11, "Pre-seasonn" is Preseason. */

import type { Problem } from '../read/problem.ts';
import type { DataFolder } from '../read/read-data.ts';
import { allEntries, problemAt } from './entries.ts';
import { NameUses } from './likely-typos.ts';

export function checkLabelTypos(data: DataFolder): Problem[] {
  const labels = new NameUses<Problem>(lettersOf);
  for (const entry of allEntries(data)) {
    const [type, category] = [plain(entry.event.type ?? ''), plain(entry.category)];
    if (type !== '') labels.add(type, problemAt(entry, 'type', ''));
    if (category !== '' && category !== type) {
      labels.add(category, { file: entry.season.file, path: ['events', entry.category], reason: '' });
    }
  }
  // "week 11" is close to every week: its nearest is enough.
  const nearest = new Map<string, Problem>();
  for (const { wrong, known, use } of labels
    .likelyTypos(data.similarNames)
    .sort((a, b) => a.distance - b.distance)) {
    if (nearest.has(wrong)) continue;
    const reason = `"${wrong}" looks like a typo of "${known}" (if both are labels, add the pair to similar-names.json)`;
    nearest.set(wrong, { ...use, reason });
  }
  return [...nearest.values()];
}

/** Stray spaces are reported by a check of their own. */
function plain(label: string): string {
  return label.trim().replace(/\s+/g, ' ');
}

/** Case, hyphens and spaces make no other label. */
function lettersOf(label: string): string {
  return label.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
