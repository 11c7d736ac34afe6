/** The programs that tests need beside the packages of npm, and how they are installed: `npm run setup`, and the browser by `npm test`. */
import { findNginx, NGINX_PACKAGES } from '../hosting/find-nginx.ts';
import { bin, run } from '../run.ts';
import { browserSource, describeSource } from './browser-source.ts';
import { commandSucceeds, hasApt, installPackages, isRoot, updatePackageList } from './debian-packages.ts';
import { findTestBrowser, HEADLESS_SHELL, hasHeadlessShell } from './find-browser.ts';

interface Program {
  name: string;
  /** The packages of Debian that have it. */
  packages: readonly string[];
  isInstalled: () => boolean;
  /** Whether another, slower one does as well where this cannot be installed. */
  isReplaced?: () => boolean;
}

export const PROGRAMS: readonly Program[] = [
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
export function missingPrograms(programs = PROGRAMS): string[] {
  return programs
    .filter(({ isInstalled, isReplaced }) => !isInstalled() && !isReplaced?.())
    .map(({ name }) => name);
}

export async function installPrograms(programs = PROGRAMS): Promise<void> {
  const missing = programs.filter(({ isInstalled }) => !isInstalled());
  if (missing.length > 0 && hasApt()) {
    await updatePackageList();
    // One by one: a distribution that lacks one of them has the others.
    for (const { name, packages } of missing) await installPackages(name, packages);
  }
  if (!findTestBrowser()) await downloadBrowser();
}

/** Gives a machine without a Chromium one, and says so first. */
export async function prepareBrowser(): Promise<void> {
  const source = browserSource({
    hasBrowser: findTestBrowser() !== undefined,
    isUnwanted: process.env.SKIP_SETUP === '1',
    canInstallPackages: isRoot() && hasApt(),
  });
  console.log(`\n${describeSource(source)}`);
  if (source === 'packages') {
    await updatePackageList();
    await installPackages('Chromium', [HEADLESS_SHELL]);
  }
  // Ubuntu has no such package.
  if (source === 'download' || (source === 'packages' && !findTestBrowser())) await downloadBrowser();
}

/** Playwright's own, as root with the libraries that it needs. */
async function downloadBrowser(): Promise<void> {
  const options = isRoot() && hasApt() ? ['--with-deps'] : [];
  await run('Downloading a browser', bin('playwright'), ['install', ...options, 'chromium']);
}

/** Finds the two programs that read our calendars in tests beside ical.js: Python's icalendar and khal. */
interface CalendarReaders {
  python: string | undefined;
  khal: string | undefined;
}

export function findCalendarReaders(): CalendarReaders {
  return {
    // The system's own first: another Python does not see the system's packages.
    python: ['/usr/bin/python3', 'python3'].find((python) =>
      commandSucceeds(python, '-c', 'import icalendar'),
    ),
    khal: ['khal'].find((khal) => commandSucceeds(khal, '--version')),
  };
}
