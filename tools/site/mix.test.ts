/** Who may have a calendar of one's own made, and how many at once; asked for through sockets, from a running server. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { folderSite } from './folder-site.ts';
import { httpServer } from './http-server.ts';
import { mixFrom } from './mix.ts';

const CALENDAR = 'BEGIN:VCALENDAR\r\nX-WR-CALNAME:NFL\r\nEND:VCALENDAR\r\n';
const BUSY =
  /^HTTP\/1.1 503 [\s\S]*retry-after: \d+\r\n[\s\S]*\r\n\r\n[\s\S]*The calendar can’t be created .*\.\n/i;

let server: Server;
let folder: string;
let sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.close();
  rmSync(folder, { recursive: true });
});

test('one address has a few places, and others are answered all the same', async () => {
  await start('X-Real-IP');
  const flood = Array.from({ length: 20 }, () => ask('192.0.2.1'));
  const turnedAway = await settled(flood, 12);
  for (const answer of turnedAway) expect(answer).toMatch(BUSY);
  const others = [ask('192.0.2.2'), ask('192.0.2.1, 192.0.2.3')];
  await publish();
  for (const answer of await Promise.all(others)) expect(answer).toMatch(/^HTTP\/1.1 200 /);
  const answers = await Promise.all(flood);
  expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 200 '))).toHaveLength(8);
});

test('an address that a client gives itself does not count', async () => {
  await start();
  const crowd = Array.from({ length: 20 }, (_, at) => ask(`192.0.2.${at}`));
  for (const answer of await settled(crowd, 12)) expect(answer).toMatch(BUSY);
  await publish();
  await Promise.all(crowd);
});

test('there are a hundred places, and who hangs up leaves one', async () => {
  await start('X-Real-IP');
  const crowd = Array.from({ length: 110 }, (_, at) => ask(`192.0.2.${at}`));
  for (const answer of await settled(crowd, 10)) expect(answer).toMatch(BUSY);
  for (const socket of sockets) socket.destroy();
  // The first calendar is being made still.
  await expect.poll(() => ask('192.0.2.200', 200), { timeout: 10_000 }).toBe('');
  await publish();
  expect(await ask('192.0.2.200')).toMatch(/^HTTP\/1.1 200 /);
});

/** Its one calendar is a pipe, so that nothing is answered until it is published. */
async function start(addressHeader?: string): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'mix-places-'));
  mkdirSync(join(folder, 'feeds'));
  execFileSync('mkfifo', [join(folder, 'feeds', 'nfl.ics')]);
  server = httpServer(mixFrom(folderSite(folder), addressHeader));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

async function publish(): Promise<void> {
  await writeFile(join(folder, 'feeds', 'nfl.ics'), CALENDAR);
}

/** The whole answer; nothing, if there is none after so many milliseconds. */
function ask(address = '', patience?: number): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.write(
    `GET /feeds/mix.ics?follow=nfl HTTP/1.1\r\nHost: localhost\r\nX-Real-IP: ${address}\r\nConnection: close\r\n\r\n`,
  );
  if (patience) setTimeout(() => socket.destroy(), patience);
  let answer = '';
  socket.setEncoding('utf8').on('data', (part) => {
    answer += part;
  });
  return new Promise((resolve) => socket.once('close', () => resolve(answer)));
}

/** The first answers of many that are asked for at once. */
function settled(answers: readonly Promise<string>[], count: number): Promise<string[]> {
  const first: string[] = [];
  return new Promise((resolve) => {
    for (const answer of answers)
      answer.then((text) => {
        if (first.push(text) === count) resolve(first);
      });
  });
}
