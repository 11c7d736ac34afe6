/** /feeds/mix.ics on Cloudflare Pages, which finds it by this file's path. See deploy/README.md. */
import { mixHandler, type ReadFile } from '../../tools/hosting/mix-handler.ts';

interface PagesContext {
  request: Request;
  /** The files of the site. */
  env: { ASSETS: { fetch: (url: URL) => Promise<Response> } };
}

const FEEDS = '/feeds/';

const answer = mixHandler();

export function onRequest(context: PagesContext): Promise<Response> {
  return answer(context.request, publishedFiles(context));
}

/** Beside the requested address, so it works below a base path too. */
function publishedFiles({ request, env }: PagesContext): ReadFile {
  return async (path) => {
    const response = await env.ASSETS.fetch(new URL(path.slice(FEEDS.length), request.url));
    // The host answers with a page where there is no file.
    const isCalendar = response.headers.get('Content-Type')?.startsWith('text/calendar');
    return response.ok && isCalendar ? response.text() : undefined;
  };
}
