/** The two figures that many measurements of one thing are reduced to. */

/** The value that the given share of all values does not exceed: a share of 0.95 of twenty is the nineteenth. */
export function percentile(values: readonly number[], share: number): number {
  const found = sorted(values)[Math.max(0, Math.ceil(values.length * share) - 1)];
  if (found === undefined) throw new Error('Nothing was measured');
  return found;
}

/** The middle value; of an even number of values, between the two in the middle. */
export function median(values: readonly number[]): number {
  const lower = percentile(values, 0.5);
  const upper = sorted(values)[Math.floor(values.length / 2)] ?? lower;
  return (lower + upper) / 2;
}

function sorted(values: readonly number[]): number[] {
  return [...values].sort((a, b) => a - b);
}
