/** As of when a schedule was checked: by the newest of its sources, not by the day of publication. */

/** The newest day on which one of the sources was written or read; undefined where none has one. */
export function newestCheck(
  keys: Iterable<string>,
  sources: Record<string, { checked?: string }>,
): string | undefined {
  let newest: string | undefined;
  for (const key of keys) {
    const checked = sources[key]?.checked;
    if (checked !== undefined && (newest === undefined || checked > newest)) newest = checked;
  }
  return newest;
}
