/** Finds an installed Chromium: the whole browser for measurements, a lighter one for tests. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { commandSucceeds } from './debian-packages.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Chromium without its windows, which Playwright runs by default too: the same pages for half of the work. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

function which(name: string): string | undefined {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/** The first of these that there is: CHROMIUM_PATH, the names, Playwright's own. */
function find(names: readonly string[]): string | undefined {
  const path = process.env.CHROMIUM_PATH;
  if (path && existsSync(path)) return path;
  for (const name of names) {
    const found = which(name);
    if (found) return found;
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

export const hasHeadlessShell = () => which(HEADLESS_SHELL) !== undefined;

export const findTestBrowser = () => find([HEADLESS_SHELL, ...NAMES]);

/** Ends the command if there is none, or one that does not start. */
export function requireTestBrowser(): string {
  const found = findTestBrowser() ?? end('`npm run setup` installs one');
  if (!commandSucceeds(found, '--version'))
    end(
      `${found} does not start; \`npx playwright install-deps chromium\` installs the libraries of the system`,
    );
  return found;
}

/** The whole browser, as visitors have it. */
export function requireBrowser(): string {
  return find(NAMES) ?? end('install Chromium or Chrome');
}

function end(advice: string): never {
  console.error(`No browser: ${advice}, or set CHROMIUM_PATH.`);
  process.exit(1);
}
