/** As of when a schedule was checked: by the newest of its sources, not by the day of publication. */
import { daysBetween } from './day.ts';

/** Schedules change from week to week: what was checked longer ago is said where everybody sees it. */
const RECENT_DAYS = 31;

export function isCheckOld(checked: string, today: string): boolean {
  return daysBetween(checked, today) > RECENT_DAYS;
}

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
