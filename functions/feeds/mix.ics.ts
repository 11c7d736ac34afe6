/** /feeds/mix.ics on Cloudflare Pages, which finds it by this file's path. See deploy/README.md. */
import { mixHandler } from '../../tools/hosting/mix-handler.ts';
import { publishedBeside } from '../../tools/hosting/published-files.ts';

interface PagesContext {
  request: Request;
  /** The files of the site. */
  env: { ASSETS: { fetch: (url: URL) => Promise<Response> } };
}

const answer = mixHandler();

export function onRequest({ request, env }: PagesContext): Promise<Response> {
  return answer(
    request,
    publishedBeside(request, (url) => env.ASSETS.fetch(url)),
  );
}
