/** What many measurements of one thing are reduced to. */

/** The value that the given share of all values does not exceed: a share of 0.75 of eight is the sixth. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (found === undefined) throw new Error('Nothing was measured');
  return found;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

/** Where the middle half of the values is: a single slow visit does not widen it. */
export function spread(values: readonly number[]): { from: number; to: number } {
  return { from: percentile(values, 0.25), to: percentile(values, 0.75) };
}

/** Whether the middle half is close enough together for its middle to be believed. */
export function isSteady(milliseconds: readonly number[]): boolean {
  const { from, to } = spread(milliseconds);
  return to - from <= Math.max(50, 0.1 * median(milliseconds));
}
