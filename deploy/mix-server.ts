/** /feeds/mix.ics behind nginx: PORT is where it listens, on this machine alone, SITE the folder of the built site. */
import { createServer } from 'node:http';
import { SITE_FOLDER } from '../tools/folders.ts';
import { mixFrom } from '../tools/serve/mix.ts';

const { PORT = '8081', SITE = SITE_FOLDER } = process.env;
const mix = mixFrom(SITE);

createServer((request, response) =>
  mix(request, response).catch((error) => {
    console.error(error);
    response.destroy();
  }),
).listen(Number(PORT), '127.0.0.1');
