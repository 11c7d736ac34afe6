/** Which leagues of a day are open at first: the small ones, until the page is full. */

/** Rows that a page bears, at about a dozen elements each. */
const ROWS = 60;

export function openLeagues(leagues: readonly { slug: string; count: number }[]): Set<string> {
  const open = new Set<string>();
  let rows = 0;
  for (const { slug, count } of [...leagues].sort((a, b) => a.count - b.count)) {
    rows += count;
    if (rows > ROWS) break;
    open.add(slug);
  }
  return open;
}
