/** Where `npm test` gets its browser from, and what it says about that. */

/** What is there, nothing, the packages of Debian and Ubuntu, or Playwright's download. */
export type BrowserSource = 'found' | 'none' | 'packages' | 'download';

interface Machine {
  hasBrowser: boolean;
  /** SKIP_SETUP=1 */
  isUnwanted: boolean;
  /** Root on Debian or Ubuntu: nobody has to be asked for a password. */
  canInstallPackages: boolean;
}

export function browserSource({ hasBrowser, isUnwanted, canInstallPackages }: Machine): BrowserSource {
  if (hasBrowser) return 'found';
  if (isUnwanted) return 'none';
  return canInstallPackages ? 'packages' : 'download';
}

const PREVENT =
  'To prevent this, name a Chromium with CHROMIUM_PATH=/path/to/chromium, or set SKIP_SETUP=1: then nothing is installed.';

const DESCRIPTIONS: Record<BrowserSource, string> = {
  found: 'A Chromium is installed: nothing is set up.',
  none: 'There is no Chromium, and SKIP_SETUP=1 forbids installing one.',
  packages: `There is no Chromium. Its package and what it needs are installed now, with apt-get. ${PREVENT}`,
  download: `There is no Chromium. Playwright's is downloaded now, to a folder of this user. ${PREVENT}`,
};

export const describeSource = (source: BrowserSource) => DESCRIPTIONS[source];
