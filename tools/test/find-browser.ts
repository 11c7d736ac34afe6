/** Finds a Chromium for the browser tests: an installed one, else Playwright's own, else Debian's package. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { bin, run } from '../run.ts';
import { installPackages } from './debian-packages.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

function which(name: string): string | undefined {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

function installed(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  for (const name of NAMES) {
    const path = which(name);
    if (path) return path;
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** The path of the browser. */
export async function findBrowser(): Promise<string> {
  const found = installed();
  if (found) return found;
  await run('Downloading a browser', bin('playwright'), ['install', 'chromium']);
  const downloaded = installed();
  if (downloaded) return downloaded;
  await installPackages('Chromium', ['chromium']);
  const packaged = installed();
  if (packaged) return packaged;
  console.error('No browser: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
  process.exit(1);
}
