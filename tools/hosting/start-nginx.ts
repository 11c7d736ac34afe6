/** A real nginx on a free port of this machine, as the current user, with deploy/nginx.conf and nothing of the system's. */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIXTURE_HOSTING_FOLDER, FIXTURE_SITE_FOLDER, PROJECT_FOLDER } from '../folders.ts';
import type { RunningSite } from '../site/server.ts';
import type { FileKind } from './file-kinds.ts';
import { findNginx } from './find-nginx.ts';
import { nginxSite } from './nginx-site.ts';

const START_TIMEOUT = 10_000;
/** Nobody has it: a redirect to it can only be read. */
const SITE_URL = 'https://sports-calendar.example';

interface NginxOptions {
  base?: string;
  /** The folder of the site. */
  root?: string;
  /** The port of deploy/mix-server.ts. */
  mixPort?: number;
}

/** @throws an error with what nginx says, if it does not start */
export async function startNginx(options: NginxOptions = {}): Promise<RunningSite> {
  const { base = '/', root = FIXTURE_SITE_FOLDER, mixPort } = options;
  const { nginx, brotliModule } = findNginx();
  if (!nginx) throw new Error('There is no nginx here');
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'sports-calendar-nginx-'));
  for (const name of ['modules', 'http', 'mix']) mkdirSync(join(folder, name));
  cpSync(join(PROJECT_FOLDER, 'deploy', 'nginx.conf'), join(folder, 'nginx.conf'));
  const kinds: FileKind[] = JSON.parse(readFileSync(join(FIXTURE_HOSTING_FOLDER, 'headers.json'), 'utf8'));
  const listen = `127.0.0.1:${port}`;
  writeFileSync(join(folder, 'site.conf'), nginxSite(kinds, { listen, root, base, siteUrl: SITE_URL }));
  if (brotliModule) {
    writeFileSync(join(folder, 'modules', 'brotli.conf'), `load_module ${brotliModule};\n`);
    cpSync(join(PROJECT_FOLDER, 'deploy', 'brotli.conf'), join(folder, 'http', 'brotli.conf'));
  }
  if (mixPort) {
    const mix = readFileSync(join(PROJECT_FOLDER, 'deploy', 'mix.conf'), 'utf8');
    writeFileSync(join(folder, 'mix', 'mix.conf'), mix.replace(':8081', `:${mixPort}`));
  }
  // Its workers would otherwise run as nobody, who may not read root's folders.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const child = spawn(
    nginx,
    ['-p', `${folder}/`, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', `daemon off; ${user}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const hasStarted = await Promise.race([answers(port), ended.then(() => false)]);
  if (!hasStarted) {
    await close();
    throw new Error(`nginx does not start:\n${said}`);
  }
  return { url: `http://127.0.0.1:${port}`, close };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Whether something listens on a port before the timeout. */
async function answers(port: number): Promise<boolean> {
  for (const end = Date.now() + START_TIMEOUT; Date.now() < end; ) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
    if (isOpen) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
