/** `npm start`: installs, builds, serves, and says where. Needs nothing but Node and npm. */
import { install } from './install.mjs';

await install();
const { build } = await import('./build.mjs');
const code = await build();
if (code !== 0) process.exit(code);
// Imported late: the server's package is there only after the installation.
const { serve } = await import('./serve.mjs');
const { url } = await serve({ port: Number(process.env.PORT) || undefined });
console.log(`\nSports Calendar is at ${url}\nStop it with Ctrl+C.`);
