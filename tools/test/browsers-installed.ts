/** Finds the browsers of `npm run test:browsers` among the installed programs. */
import { execFileSync } from 'node:child_process';

/** By the packages of Debian that have them. */
export const OTHER_BROWSERS = [
  { name: 'Firefox', packages: ['firefox-esr'], isInstalled: () => findFirefox() !== undefined },
  { name: 'WebKitGTK', packages: ['webkit2gtk-driver'], isInstalled: () => isOnPath('WebKitWebDriver') },
  { name: 'Xvfb, a screen for it', packages: ['xvfb'], isInstalled: () => isOnPath('Xvfb') },
] as const;

export const findFirefox = () => ['firefox-esr', 'firefox'].find(isOnPath);

function isOnPath(name: string): boolean {
  try {
    execFileSync('which', [name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
