/** `npm start`: builds the site, serves it, and says where. npm installs the packages before ("prestart"). */
import { build } from '../build/build.ts';
import { serveAndSay } from './serve.ts';

// The server that follows answers /feeds/mix.ics.
process.env.SPORTS_CALENDAR_MIX ??= '1';
const code = await build();
if (code !== 0) process.exit(code);
await serveAndSay();
