/** What somebody who is to mend a fault needs to know, as text to copy. */

export interface ErrorReport {
  /** Begins a sentence: "The calendar". */
  what: string;
  error: unknown;
  /** The address that the visitor is at. */
  page: string;
  /** The moment of the build. */
  release: number;
  browser: string;
}

export function errorReportText({ what, error, page, release, browser }: ErrorReport): string {
  return [
    `Part: ${what}`,
    `Page: ${page}`,
    `Release: ${new Date(release).toISOString()}`,
    `Browser: ${browser}`,
    `Message: ${messageOf(error)}`,
  ].join('\n');
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  try {
    return String(error);
  } catch {
    return 'unknown';
  }
}
