/**
 * A peer: the list of 120 events that a calendar library draws in the browser, FullCalendar's, served by the same server.
 * It is what a calendar on the web usually is.
 */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { FLOOR_ROWS, floorDay, writePlainSite } from './floor-page.ts';
import { installedPackage } from './installed-package.ts';

const VERSION = '6.1.9';
const SCRIPT = 'index.global.min.js';

export async function writePeerSite(folder: string): Promise<void> {
  const modules = await installedPackage('fullcalendar', VERSION);
  writePlainSite(folder, peerPage());
  copyFileSync(join(modules, 'fullcalendar', SCRIPT), join(folder, SCRIPT));
}

function peerPage(): string {
  const events = Array.from({ length: FLOOR_ROWS }, (_, index) => ({
    title: `Home Team ${index + 1} vs Away Team ${index + 1}`,
    start: floorDay(index),
  }));
  const options = { initialView: 'listYear', initialDate: floorDay(0), events };
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Peer</title><h1>Peer</h1><div id="calendar"></div><script src="${SCRIPT}"></script><script>new FullCalendar.Calendar(document.getElementById('calendar'), ${JSON.stringify(options)}).render()</script></html>`;
}
