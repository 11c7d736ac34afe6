/** /feeds/mix.ics on Netlify. deploy/netlify.toml names this folder; see deploy/README.md. */
import { mixHandler } from '../../tools/hosting/mix-handler.ts';
import { publishedBeside } from '../../tools/hosting/published-files.ts';

const answer = mixHandler();

export default function mix(request: Request): Promise<Response> {
  return answer(
    request,
    publishedBeside(request, (url) => fetch(url)),
  );
}

export const config = { path: '/feeds/mix.ics' };
