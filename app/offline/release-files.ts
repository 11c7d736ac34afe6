/** The files of a release; tools/site/built-site.ts writes them into its service worker. */

/** By path relative to the site's root; the number is the size in bytes. */
export interface ReleaseFiles {
  /** Every page of the release carries it as `data-release`; see `isSameSchedule`. */
  id: string;
  /** Scripts and styles with a hash in their names: all are cached before the release is used. */
  code: Record<string, number>;
  /** Lists of what is current, also with hashed names, in the order in which they are downloaded. */
  data: Record<string, number>;
  /** Lists of what is over: downloaded only if the visitor wants them. */
  history: Record<string, number>;
  /** Files whose name stays the same across releases, with a hash of their content. */
  other: Record<string, { bytes: number; revision: string }>;
}

/** Prerendered for no particular address; it renders the page of the address it is served at. */
export const SHELL_FILE = 'shell.html';

/** The attribute that says which release a page belongs to. */
export const releaseMark = (id: string) => `data-release="${id}"`;

/** The id of a release: of its schedule and code, and of the day for which it was built. */
export const releaseName = (schedule: string, day: string) => `${schedule}-${day}`;

/** Whether two releases differ in their day only, which pages keep up with by themselves. */
export function isSameSchedule(id: string, other: string): boolean {
  const scheduleOf = (each: string) => each.split('-')[0];
  return scheduleOf(id) === scheduleOf(other);
}
