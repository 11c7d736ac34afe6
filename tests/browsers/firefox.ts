/** Firefox as it is installed, by WebDriver BiDi, which it speaks itself. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { findFirefox } from '../../tools/test/browsers-installed.ts';
import type { Driver, InputSource, LaunchOptions } from './driver.ts';

/** What is used of the protocol's messages: https://w3c.github.io/webdriver-bidi. */
interface Message {
  type: 'success' | 'error' | 'event';
  id?: number;
  message?: string;
  result?: unknown;
  method?: string;
  params?: { level?: string; text?: string };
}
interface Evaluation {
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

export async function launchFirefox({ scheme }: LaunchOptions): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-profile-'));
  writeFileSync(
    join(profile, 'user.js'),
    `user_pref("ui.systemUsesDarkTheme", ${scheme === 'dark' ? 1 : 0});\n`,
  );
  const args = [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port=0',
    'about:blank',
  ];
  const browser = spawn(findFirefox() ?? 'firefox', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const exit = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    browser.once('error', reject);
    browser.once('exit', () => reject(new Error(`Firefox did not start:\n${output}`)));
    browser.stderr.on('data', (chunk) => {
      output += chunk;
      const listening = /WebDriver BiDi listening on (\S+)/.exec(output);
      if (listening) resolve(`${listening[1]}/session`);
    });
  });

  const errors: string[] = [];
  const send = await connect(address, ({ method, params }) => {
    if (method === 'log.entryAdded' && params?.level === 'error') errors.push(params.text ?? '');
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send<{ contexts: [{ context: string }] }>('browsingContext.getTree');
  const [{ context }] = contexts;

  return {
    async goto(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate<Value>(expression: string) {
      const { result, exceptionDetails } = await send<Evaluation>('script.evaluate', {
        target: { context },
        expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result?.value ?? 'null') as Value;
    },
    async perform(actions: readonly InputSource[]) {
      await send('input.performActions', { context, actions });
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async screenshot() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    takeErrors: async () => errors.splice(0),
    async close() {
      browser.kill();
      await exit;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Connects to the browser and returns what sends a command and waits for its result. */
async function connect(address: string, onEvent: (event: Message) => void) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (message: Message) => void>();
  socket.on('message', (data) => {
    const message: Message = JSON.parse(String(data));
    if (message.id === undefined) onEvent(message);
    else waiting.get(message.id)?.(message);
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return <Result>(method: string, params: object = {}) =>
    new Promise<Result>((resolve, reject) => {
      const id = waiting.size;
      waiting.set(id, ({ type, message, result }) => {
        if (type === 'error') reject(new Error(`Firefox, ${method}: ${message}`));
        else resolve(result as Result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
}
