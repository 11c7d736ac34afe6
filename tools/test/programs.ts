/** The programs that tests need beside the packages of npm, and how they are installed: `npm run setup`. */
import { findNginx, NGINX_PACKAGES } from '../hosting/find-nginx.ts';
import { bin, run } from '../run.ts';
import { findCalendarReaders } from './calendar-readers.ts';
import { hasApt, installPackages, updatePackageList } from './debian-packages.ts';
import { findTestBrowser, HEADLESS_SHELL, hasHeadlessShell } from './find-browser.ts';

interface Program {
  name: string;
  /** The packages of Debian that have it. */
  packages: readonly string[];
  isInstalled: () => boolean;
  /** Whether another, slower one does as well where this cannot be installed. */
  isReplaced?: () => boolean;
}

const PROGRAMS: readonly Program[] = [
  {
    name: 'Chromium',
    packages: [HEADLESS_SHELL],
    isInstalled: hasHeadlessShell,
    isReplaced: () => findTestBrowser() !== undefined,
  },
  { name: 'nginx', packages: NGINX_PACKAGES, isInstalled: () => findNginx().nginx !== undefined },
  {
    name: 'icalendar for Python',
    packages: ['python3-icalendar'],
    isInstalled: () => findCalendarReaders().python !== undefined,
  },
  { name: 'khal', packages: ['khal'], isInstalled: () => findCalendarReaders().khal !== undefined },
];

/** The names of the programs that tests have to do without. */
export function missingPrograms(): string[] {
  return PROGRAMS.filter(({ isInstalled, isReplaced }) => !isInstalled() && !isReplaced?.()).map(
    ({ name }) => name,
  );
}

export async function installPrograms(): Promise<void> {
  const missing = PROGRAMS.filter(({ isInstalled }) => !isInstalled());
  if (missing.length > 0 && hasApt()) {
    await updatePackageList();
    // One by one: a distribution that lacks one of them has the others.
    for (const { name, packages } of missing) await installPackages(name, packages);
  }
  if (!findTestBrowser()) await run('Downloading a browser', bin('playwright'), ['install', 'chromium']);
}
