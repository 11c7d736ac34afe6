/**
 * `npm start`: serves the site and says where, as soon as it can answer. npm installs the packages before ("prestart").
 * PORT names the port to try first, HOST the address to listen on.
 */
import { openSite } from './built-site.ts';
import { serveSite } from './server.ts';

process.env.NODE_ENV = 'production';
// The server answers /feeds/mix.ics.
process.env.SPORTS_CALENDAR_MIX ??= '1';
const { PORT, HOST } = process.env;

const { url } = await serveSite(await openSite(), {
  ...(PORT ? { port: Number(PORT) } : {}),
  ...(HOST ? { host: HOST } : {}),
});
console.log(`\nSports Calendar is running at ${url}\nPress Ctrl+C to stop.`);
