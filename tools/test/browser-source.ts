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

const PREVENT = 'To prevent this, set CHROMIUM_PATH=/path/to/chromium, or SKIP_SETUP=1.';

const DESCRIPTIONS: Record<BrowserSource, string> = {
  found: 'Chromium is installed.',
  none: 'There is no Chromium, and SKIP_SETUP=1 prevents installing it.',
  packages: `There is no Chromium. Installing it and its dependencies with apt-get. ${PREVENT}`,
  download: `There is no Chromium. Downloading Playwright's to a folder of this user. ${PREVENT}`,
};

export const describeSource = (source: BrowserSource) => DESCRIPTIONS[source];
