/**
 * `npm run load`: how many answers a second nginx and the embedded server give from the built site, on one core each,
 * with wrk on this machine. `SECONDS_EACH=20` measures longer.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { HOSTING_FOLDER, PROJECT_FOLDER, SITE_FOLDER } from '../folders.ts';
import { findNginx, NGINX_PACKAGES } from '../hosting/find-nginx.ts';
import { startNginx } from '../hosting/start-nginx.ts';
import { markdownTable } from '../markdown-table.ts';
import { works } from '../test/debian-packages.ts';
import { mixLoad } from './mix-load.ts';
import { processorTime, startEmbedded } from './start-embedded.ts';

const SECONDS = Number(process.env.SECONDS_EACH) || 5;
const CONNECTIONS = 32;
/** Of each kind, spread evenly: enough that no cache of a processor holds them all. */
const MOST_PATHS = 500;

interface Kind {
  name: string;
  accept: string;
  paths: string[];
}

interface Result {
  requests: number;
  seconds: number;
  bytes: number;
  p50: number;
  p99: number;
  errors: number;
}

const missing = [
  ...(findNginx().nginx ? [] : [`nginx is not installed (Debian: apt-get install ${NGINX_PACKAGES[0]})`]),
  // Asked for its version, it answers with an error.
  ...(works('sh', '-c', 'command -v wrk') ? [] : ['wrk is not installed (Debian: apt-get install wrk)']),
  ...(existsSync(join(HOSTING_FOLDER, 'headers.json')) ? [] : ['there is no built site (npm run build)']),
];
if (missing.length > 0) {
  console.error(`Nothing was measured:\n${missing.map((what) => `- ${what}`).join('\n')}`);
  process.exit(1);
}
if (!findNginx().brotliModule)
  console.log(`nginx has no brotli module (${NGINX_PACKAGES[1]}): it sends the gzip variants.`);

const folder = mkdtempSync(join(tmpdir(), 'sports-calendar-load-'));
const rows: string[][] = [];
let errors = 0;
try {
  for (const [name, start] of [
    ['nginx, one worker', () => startNginx({ workers: 1 })],
    ['npm run serve', startEmbedded],
  ] as const) {
    const server = await start();
    try {
      for (const kind of kinds()) {
        console.log(`${name}: ${kind.paths.length} ${kind.name}, ${SECONDS} s`);
        await drive(server.url, kind, 1);
        const before = processorTime(server.pid);
        const result = await drive(server.url, kind, SECONDS);
        errors += result.errors;
        rows.push(row(name, kind, result, processorTime(server.pid) - before));
      }
    } finally {
      await server.close();
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const HEAD = ['server', 'what', 'requests/s', 'per core', 'KB each', 'p50 ms', 'p99 ms', 'errors'];
console.log(`\n${markdownTable(HEAD, rows)}`);
console.log(
  `\n${CONNECTIONS} connections, ${SECONDS} s each, wrk and server on one machine. "Per core" is requests for each second of the server's own processor time.`,
);
console.log(`\n${await mixLoad()}`);
process.exit(errors === 0 ? 0 : 1);

function kinds(): Kind[] {
  const all = readdirSync(SITE_FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(SITE_FOLDER, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`)
    .sort();
  const some = (pattern: RegExp) => {
    const paths = all.filter((path) => pattern.test(path));
    const step = Math.max(1, Math.ceil(paths.length / MOST_PATHS));
    return paths.filter((_, position) => position % step === 0);
  };
  return [
    {
      name: 'pages',
      accept: 'gzip, br',
      paths: some(/^\/(?!embed\/).*index\.html$/).map(
        (path) => path.replace(/(.)?\/index\.html$/, '$1') || '/',
      ),
    },
    { name: 'chunks', accept: 'gzip, br', paths: some(/^\/assets\/.*\.js$/) },
    { name: 'feeds', accept: 'gzip', paths: some(/^\/feeds\/.*\.ics$/) },
  ];
}

async function drive(url: string, { name, accept, paths }: Kind, seconds: number): Promise<Result> {
  const file = join(folder, `${name}.txt`);
  writeFileSync(file, `${paths.join('\n')}\n`);
  const { stdout } = await promisify(execFile)('wrk', [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    '-H',
    `Accept-Encoding: ${accept}`,
    '-s',
    join(PROJECT_FOLDER, 'tools', 'serve', 'load.lua'),
    url,
    '--',
    file,
  ]);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

function row(server: string, kind: Kind, result: Result, processorSeconds: number): string[] {
  const { requests, seconds, bytes, p50, p99, errors } = result;
  const rounded = (value: number) => Math.round(value).toLocaleString('en-GB');
  return [
    server,
    kind.name,
    rounded(requests / seconds),
    rounded(requests / processorSeconds),
    (bytes / requests / 1e3).toFixed(1),
    p50.toFixed(1),
    p99.toFixed(1),
    String(errors),
  ];
}
