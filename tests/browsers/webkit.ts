/** WebKitGTK's small browser, by WebDriver over HTTP, on a screen that nobody sees. */
import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import type { Driver, LaunchOptions } from './driver.ts';
import { freePort } from './free-port.ts';

const SCREEN = '1600x1200x24';

/**
 * This protocol does not report errors, so the page collects them from the moment its loading ends. An error before
 * that keeps the page from being hydrated, which every journey waits for.
 */
const COLLECT_ERRORS = `(() => {
  const errors = (window.collectedErrors = []);
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  const { error } = console;
  console.error = (...args) => { errors.push(args.join(' ')); error.apply(console, args); };
})()`;

export async function launchWebKit({ scheme }: LaunchOptions): Promise<Driver> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    (screen.stdio[3] as Readable).once('data', (number) => resolve(`:${String(number).trim()}`));
  });
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita' },
    stdio: 'ignore',
  });
  const server = `http://127.0.0.1:${port}`;
  await waitUntilReady(server, driver);

  const { sessionId } = await send<{ sessionId: string }>(`${server}/session`, 'POST', { capabilities: {} });
  const session = `${server}/session/${sessionId}`;
  const evaluate = async <Value>(expression: string) => {
    const script = `return (async () => JSON.stringify((await (${expression})) ?? null))()`;
    return JSON.parse(await send<string>(`${session}/execute/sync`, 'POST', { script, args: [] })) as Value;
  };

  return {
    async goto(url) {
      await send(`${session}/url`, 'POST', { url });
      await evaluate(COLLECT_ERRORS);
    },
    evaluate,
    async perform(actions) {
      await send(`${session}/actions`, 'POST', { actions });
    },
    // The window, which has no less than the width of its own buttons.
    async resize(width, height) {
      await send(`${session}/window/rect`, 'POST', { width, height });
    },
    async screenshot() {
      return Buffer.from(await send<string>(`${session}/screenshot`, 'GET'), 'base64');
    },
    takeErrors: () => evaluate('(window.collectedErrors ?? []).splice(0)'),
    async close() {
      await send(session, 'DELETE');
      driver.kill();
      screen.kill();
    },
  };
}

async function send<Value>(url: string, method: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`WebKit, ${new URL(url).pathname}: ${value.error} ${value.message}`);
  return value;
}

async function waitUntilReady(server: string, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    const isReady = await fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
  }
  throw new Error('WebKitWebDriver did not start');
}
