/** A site whose network can be cut and whose release can be swapped under open pages. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { releaseName } from '../app/offline/release-files.ts';
import { FIXTURE_SITE_FOLDER, PROJECT_FOLDER } from '../tools/folders.ts';
import { folderSite } from '../tools/site/folder-site.ts';
import { workerConfig } from '../tools/site/scripts.ts';
import { type RunningSite, serveSite } from '../tools/site/server.ts';

export interface SwitchableSite {
  url: string;
  /** Has another folder served from now on. */
  show(folder: string): Promise<void>;
  /** Drops every request, so that not even the browser's own workers get through. */
  cut(isCut: boolean): void;
  close(): Promise<void>;
}

export async function switchableSite(): Promise<SwitchableSite> {
  const servers = new Map<string, RunningSite>();
  let isCut = false;
  let target = '';
  const show = async (folder: string) => {
    const server = servers.get(folder) ?? (await serveSite(folderSite(folder), { port: 0 }));
    servers.set(folder, server);
    target = server.url;
  };
  const front = createServer((incoming, answer) => {
    if (isCut) return incoming.socket.destroy();
    const passed = request(new URL(incoming.url ?? '/', target), { headers: incoming.headers }, (given) => {
      answer.writeHead(given.statusCode ?? 500, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => incoming.socket.destroy());
    incoming.pipe(passed);
  });
  await show(FIXTURE_SITE_FOLDER);
  await new Promise<void>((resolve) => front.listen(0, resolve));
  return {
    url: `http://localhost:${(front.address() as AddressInfo).port}`,
    show,
    cut(cut) {
      isCut = cut;
      if (isCut) front.closeAllConnections();
    },
    async close() {
      front.closeAllConnections();
      front.close();
      for (const server of servers.values()) await server.close();
    },
  };
}

export interface OtherRelease {
  /** A text of the data, and its replacement in the new release. */
  change?: [from: string, to: string];
  /** Built from the same data on another day: only the lists of the days around it have other names. */
  isOtherDay?: boolean;
  /** What of it does not arrive, by the beginning of its name. */
  missing?: string;
  /** The file that takes the place of its service worker. */
  worker?: string;
}

/** Builds the script that removes the service worker, as `npm run build -- --kill-switch` does; its file. */
export async function buildKillSwitch(): Promise<string> {
  const folder = join(PROJECT_FOLDER, 'build', 'kill-switch');
  await build(workerConfig(folder, 'kill-switch.ts'));
  return join(folder, 'sw.js');
}

const reversed = (text: string) => [...text].reverse().join('');

/** A copy of the built site in which every name with a hash is another one, as if it had been built from other data. */
export function otherRelease({ change = ['', ''], isOtherDay, missing, worker }: OtherRelease): {
  folder: string;
  remove(): void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'other-release-'));
  cpSync(FIXTURE_SITE_FOLDER, folder, {
    recursive: true,
    filter: (path) => !/\/(api|feeds|previews|teams)$|\.(br|gz)$/.test(path),
  });
  const assets = readdirSync(join(folder, 'assets'));
  const renamed = assets.filter((name) => !isOtherDay || name.startsWith('coming-'));
  const names = new Map(renamed.map((name) => [name, name.replace(/-(.)(.{7})(\.\w+)$/, '-$2$1$3')]));
  const release = /data-release="([\w-]+)"/.exec(readFileSync(join(folder, 'shell.html'), 'utf8'))?.[1] ?? '';
  const [schedule = '', day = ''] = release.split('-');
  const other = releaseName(isOtherDay ? schedule : reversed(schedule), reversed(day));
  const changed = (text: string) =>
    text
      .replaceAll(/[\w.-]+-[\w-]{8}\.(?:js|css)/g, (name) => names.get(name) ?? name)
      .replaceAll(release, other)
      .replaceAll(...change);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!/\.(html|js|css)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const text = changed(readFileSync(path, 'utf8'));
    rmSync(path);
    if (missing && entry.name.startsWith(missing)) continue;
    writeFileSync(join(entry.parentPath, names.get(entry.name) ?? entry.name), text);
  }
  if (worker) cpSync(worker, join(folder, 'sw.js'));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
