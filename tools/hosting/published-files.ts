/** Reads the site's calendars from the host that publishes them, for functions that have no folder. */
import type { ReadFile } from './mix-handler.ts';

const FEEDS = '/feeds/';

/** Beside the requested address, so it works below a base path too. */
export function publishedBeside(request: Request, get: (url: URL) => Promise<Response>): ReadFile {
  return async (path) => {
    const response = await get(new URL(path.slice(FEEDS.length), request.url));
    // Some hosts answer with a page where there is no file.
    const isCalendar = response.headers.get('Content-Type')?.startsWith('text/calendar');
    return response.ok && isCalendar ? response.text() : undefined;
  };
}
