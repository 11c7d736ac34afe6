/**
 * /feeds/mix.ics behind nginx: PORT is where it listens, on this machine alone, SITE the folder of the built site,
 * ADDRESS_HEADER the header in which nginx says who asks (deploy/mix.conf: X-Real-IP).
 */
import { SITE_FOLDER } from '../tools/folders.ts';
import { folderSite } from '../tools/site/folder-site.ts';
import { httpServer } from '../tools/site/http-server.ts';
import { mixFrom } from '../tools/site/mix.ts';

const { PORT = '8081', SITE = SITE_FOLDER, ADDRESS_HEADER } = process.env;

httpServer(mixFrom(folderSite(SITE), ADDRESS_HEADER)).listen(Number(PORT), '127.0.0.1');
