/**
 * What every page is measured beside, both with 120 events. The plain page is HTML without style sheet and script: none can
 * be faster. The peer draws its list in the browser with FullCalendar, as calendars on the web usually do.
 */
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { compressor } from '../site/compressed.ts';
import { httpServer, refuse } from '../site/http-server.ts';
import type { RunningSite } from '../site/server.ts';
import { rememberingSite } from '../site/site.ts';
import { installedPackage } from './installed-package.ts';

const FULLCALENDAR = '6.1.9';
const EVENTS = Array.from({ length: 120 }, (_, index) => ({
  title: `Home Team ${index + 1} vs Away Team ${index + 1}`,
  start: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
}));

export const REFERENCE_PAGES = { 'plain page': '/plain', 'peer, FullCalendar': '/peer' };

/** Without the headers of our pages: their security policy would stop the peer's script. */
export async function serveReferencePages(): Promise<RunningSite> {
  const modules = await installedPackage('fullcalendar', FULLCALENDAR);
  const site = rememberingSite([
    () =>
      new Map([
        ['/plain/index.html', plainPage],
        ['/peer/index.html', peerPage],
        ['/peer.js', () => readFileSync(join(modules, 'fullcalendar', 'index.global.min.js'), 'utf8')],
      ]),
  ]);
  const compressed = compressor();
  const server = httpServer(async (request, response) => {
    const content = await site.contentAt(request.url ?? '/');
    if (!content) {
      refuse(response, 404, 'There is nothing at this address.');
      return;
    }
    const { body, coding } = await compressed(content, String(request.headers['accept-encoding'] ?? ''));
    if (coding) response.setHeader('Content-Encoding', coding);
    response.writeHead(200, { 'Content-Type': content.type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function plainPage(): string {
  const rows = EVENTS.map(
    ({ start, title }) => `<tr><td><time datetime="${start}">${start}</time><td>${title}<td>Stadium`,
  );
  return page('Plain page', `<table>${rows.join('')}</table>`);
}

function peerPage(): string {
  const options = { initialView: 'listYear', initialDate: EVENTS[0]?.start, events: EVENTS };
  return page(
    'Peer',
    `<div id="calendar"></div><script src="/peer.js"></script><script>new FullCalendar.Calendar(document.getElementById('calendar'), ${JSON.stringify(options)}).render()</script>`,
  );
}

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${title}</title><h1>${title}</h1>${content}</html>`;
}
