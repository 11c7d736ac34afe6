/** Finds a Chromium for the browser tests: an installed one, else Playwright's own, else Debian's package. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { bin, run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

function which(name) {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

async function installed() {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  for (const name of NAMES) {
    const path = which(name);
    if (path) return path;
  }
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** @returns {Promise<string>} the path of the browser */
export async function findBrowser() {
  const found = await installed();
  if (found) return found;
  await run('Downloading a browser', bin('playwright'), ['install', 'chromium']);
  const downloaded = await installed();
  if (downloaded) return downloaded;
  await run('Reading the list of packages', 'apt-get', ['update']);
  await run('Installing Chromium', 'apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  const packaged = await installed();
  if (packaged) return packaged;
  console.error('No browser: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
  process.exit(1);
}
