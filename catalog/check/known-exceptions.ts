/** What a rule finds in the real data and is right as it is: listed in check-known.json, each with its reason. */

import type { Problem } from '../read/problem.ts';
import type { DataFolder } from '../read/read-data.ts';
import type { ExcusableCheck } from '../read/schema.ts';

const FILE = 'check-known.json';

export interface Finding {
  /** What the file lists: the identity of the event, or the text that looks like a result. */
  about: string;
  problem: Problem;
}

/** The findings that are not listed, and a problem for each line of the list that no longer explains anything. */
export function withoutKnown(
  { checkKnown }: DataFolder,
  check: ExcusableCheck,
  findings: readonly Finding[],
): Problem[] {
  const listed = checkKnown.flatMap((known, index) =>
    known.check === check
      ? known.about.map((about, position) => ({ about, path: [index, 'about', position] }))
      : [],
  );
  const known = new Set(listed.map(({ about }) => about));
  const found = new Set(findings.map(({ about }) => about));
  return [
    ...findings.filter(({ about }) => !known.has(about)).map(({ problem }) => problem),
    ...listed
      .filter(({ about }) => !found.has(about))
      .map(({ about, path }) => ({
        file: FILE,
        path,
        reason: `explains "${about}", which was not found: remove it`,
      })),
  ];
}
