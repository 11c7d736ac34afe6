/** Every text is plain and visible: no control, zero-width or bidirectional character, none that was not UTF-8. */

import type { Problem } from '../read/problem.ts';
import type { DataFolder } from '../read/read-data.ts';

/** Tabs and line feeds are spaces to `checkStraySpaces`. */
const HIDDEN = /(?![\t\n\r])[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\ufffd]|(?! )\p{Zs}/u;
const ASCII = /^[ -~]*$/;

const FILES = {
  categories: 'categories.json',
  teamScopes: 'team-scopes.json',
  teamIdentities: 'team-identities.json',
  groups: 'groups.json',
  rivalries: 'rivalries.json',
  holidays: 'holidays.json',
  raceCountries: 'race-countries.json',
  venueZones: 'venue-zones.json',
  otherNames: 'other-names.json',
  similarNames: 'similar-names.json',
  sources: 'sources.json',
  refresh: 'refresh.json',
  corrections: 'corrections.json',
  expectations: 'expectations.json',
  auditKnown: 'audit-known.json',
  checkKnown: 'check-known.json',
  gaps: 'gaps.json',
} as const satisfies Record<Exclude<keyof DataFolder, 'leagues' | 'changes'>, string>;

export function checkCharacters(data: DataFolder): Problem[] {
  const keys = Object.keys(FILES) as (keyof typeof FILES)[];
  return [
    ...keys.flatMap((key) => problemsIn(FILES[key], [], data[key])),
    ...data.changes.flatMap(({ file, records }) =>
      records.flatMap((record, index) =>
        problemsIn(file, [], record).map((problem) => ({ ...problem, line: index + 1 })),
      ),
    ),
    ...data.leagues.flatMap(({ file, content, aliases, seasons }) => [
      ...problemsIn(file, [], content),
      ...problemsIn(file.replace(/[^/]+$/, 'teams.json'), ['aliases'], aliases),
      ...seasons.flatMap((season) => problemsIn(season.file, [], season.content)),
    ]),
  ];
}

/** Of a value, of everything in it, and of its keys. */
function problemsIn(file: string, path: Problem['path'], value: unknown): Problem[] {
  if (typeof value === 'string') {
    const reason = fault(value);
    return reason === undefined ? [] : [{ file, path, reason }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const step = Array.isArray(value) ? Number(key) : key;
    const reason = fault(key);
    return [
      ...(reason === undefined ? [] : [{ file, path: [...path, step], reason }]),
      ...problemsIn(file, [...path, step], inner),
    ];
  });
}

function fault(text: string): string | undefined {
  if (ASCII.test(text)) return undefined;
  const hidden = HIDDEN.exec(text);
  if (hidden) {
    const code = (hidden[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const place = `character ${[...text.slice(0, hidden.index)].length + 1}`;
    return hidden[0] === '\ufffd'
      ? `${place} is not UTF-8, or is U+FFFD, which stands for what was not: save the file as UTF-8`
      : `${place} is U+${code}, which nobody can see: visible characters and plain spaces only`;
  }
  return text === text.normalize('NFC') ? undefined : 'has accents apart from their letters: write it as NFC';
}
