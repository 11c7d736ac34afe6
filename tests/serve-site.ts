/** Serves the built site on a free port for the time of the tests. */
import { serve } from '../tools/serve/serve.ts';

export default async function serveSite() {
  const site = await serve({ port: 4800 });
  process.env.SERVED_AT = site.url;
  return () => site.close();
}
