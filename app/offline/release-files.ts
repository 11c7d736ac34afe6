/** The files of a release; tools/site/built-site.ts writes them into its service worker. */

/** Paths relative to the site's root. All but the last kind have a hash in their names. */
export interface ReleaseFiles {
  /** Every page of the release carries it as `data-release`; see `isSameSchedule`. */
  id: string;
  /** Scripts and styles: all are cached before the release is used. */
  code: string[];
  lists: {
    /** Cached in the background, wherever the catalogue is wanted. */
    current: string[];
    /** Cached after those, but not for a visitor who saves data. */
    rest: string[];
    /** Cached when a page loads them. */
    visited: string[];
  };
  /** Files whose name stays the same across releases, with a hash of their content. */
  other: Record<string, string>;
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
