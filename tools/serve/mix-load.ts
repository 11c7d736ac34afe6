/** Part of `npm run load`, and by itself without wrk: how long calendars of one's own with 20 items take. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mixPath } from '../../feeds/mix-query.ts';
import { SITE_FOLDER } from '../folders.ts';
import { markdownTable } from '../markdown-table.ts';
import { processorTime, residentMemory, startEmbedded } from './start-embedded.ts';

const ITEMS = 20;
const REQUESTS = 200;
/** As deploy/README.md recommends: otherwise Node lets garbage pile up while the machine has memory. */
const FLAGS = ['--max-old-space-size=96', '--max-semi-space-size=4'];
const MEGABYTE = 2 ** 20;

/** One after the other, each for another calendar: what is remembered is the files, never the answer. */
export async function mixLoad(): Promise<string> {
  const leagues = namesIn('feeds');
  const teams = namesIn(join('feeds', 'teams')).map((slug) => `teams/${slug}`);
  const kinds = [
    { name: '20 leagues and sports', items: (at: number) => some(leagues, ITEMS, at) },
    { name: '5 of them, 15 teams', items: (at: number) => [...some(leagues, 5, at), ...some(teams, 15, at)] },
    { name: '20 teams', items: (at: number) => some(teams, ITEMS, at) },
  ];
  const rows: string[][] = [];
  for (const { name, items } of kinds) {
    const server = await startEmbedded(FLAGS);
    try {
      const ask = async (at: number) => {
        const path = mixPath({ follow: items(at), without: [], alarm: at });
        const before = performance.now();
        const response = await fetch(`${server.url}${path}`);
        const size = (await response.arrayBuffer()).byteLength;
        if (response.status !== 200) throw new Error(`${path} is answered with ${response.status}`);
        return { size, time: performance.now() - before };
      };
      await fetch(server.url);
      const idle = residentMemory(server.pid);
      for (let at = 0; at < ITEMS; at += 1) await ask(at);
      const used = processorTime(server.pid);
      const answers: { size: number; time: number }[] = [];
      let most = 0;
      for (let at = 0; at < REQUESTS; at += 1) {
        answers.push(await ask(ITEMS + at));
        most = Math.max(most, residentMemory(server.pid));
      }
      const times = answers.map(({ time }) => time).sort((a, b) => a - b);
      rows.push([
        name,
        (times[REQUESTS / 2] ?? 0).toFixed(1),
        (times[REQUESTS * 0.95] ?? 0).toFixed(1),
        ((1000 * (processorTime(server.pid) - used)) / REQUESTS).toFixed(1),
        (Math.max(...answers.map(({ size }) => size)) / 1e3).toFixed(0),
        ((most - idle) / MEGABYTE).toFixed(0),
      ]);
    } finally {
      await server.close();
    }
  }
  return markdownTable(['a mix of', 'p50 ms', 'p95 ms', 'processor ms', 'most KB', 'MiB above idle'], rows);
}

function namesIn(folder: string): string[] {
  return readdirSync(join(SITE_FOLDER, folder))
    .filter((name) => name.endsWith('.ics'))
    .map((name) => name.slice(0, -'.ics'.length))
    .sort();
}

/** Others for each position, spread over the list. */
function some(list: readonly string[], count: number, position: number): string[] {
  return Array.from(
    { length: count },
    (_, index) => list[(position * 7919 + index * 104_729) % list.length] ?? '',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await mixLoad());
