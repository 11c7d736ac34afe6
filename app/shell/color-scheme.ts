/**
 * Light, dark or as the system has it: remembered in local storage, shown as an attribute of the document. An address
 * may ask for one (`?scheme=dark`), which holds until the visitor chooses.
 */
import { useSyncExternalStore } from 'react';
import { DEFAULT_COLOR_SCHEME } from '../theme.ts';
import { type ColorScheme, SCHEMES, schemeAmong } from './scheme-query.ts';

const STORAGE_KEY = 'sports-calendar-color-scheme';
const ATTRIBUTE = 'data-color-scheme';
const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

/**
 * Runs in the head, before the first paint, so that the wrong scheme never shows. Storage may be forbidden. What it
 * finds is what `schemeAmong` finds; a test compares them. The same on every page to the letter: the security policy
 * names it by its hash.
 */
export const colorSchemeScript = `(() => {
  const named = [new URLSearchParams(location.search).get('scheme')];
  try { named.push(localStorage.getItem('${STORAGE_KEY}')); } catch {}
  let scheme = named.find((each) => ${JSON.stringify(SCHEMES).replaceAll('"', "'")}.includes(each)) ?? '${DEFAULT_COLOR_SCHEME}';
  if (scheme === 'auto') scheme = matchMedia('${SYSTEM_IS_DARK}').matches ? 'dark' : 'light';
  document.documentElement.setAttribute('${ATTRIBUTE}', scheme);
})();`.replace(/\n\s*/g, '');

const listeners = new Set<() => void>();
/** What was chosen on this page, should the storage refuse to keep it. */
let chosen: ColorScheme | undefined;

function currentScheme(): ColorScheme {
  if (chosen) return chosen;
  const asked = new URLSearchParams(window.location.search).get('scheme');
  return schemeAmong(asked, storedScheme()) ?? DEFAULT_COLOR_SCHEME;
}

function storedScheme(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function shownScheme(): 'light' | 'dark' {
  const scheme = currentScheme();
  if (scheme !== 'auto') return scheme;
  return matchMedia(SYSTEM_IS_DARK).matches ? 'dark' : 'light';
}

function update() {
  document.documentElement.setAttribute(ATTRIBUTE, shownScheme());
  for (const listener of listeners) listener();
}

export function setColorScheme(scheme: ColorScheme): void {
  chosen = scheme;
  try {
    localStorage.setItem(STORAGE_KEY, scheme);
  } catch {
    // Not kept for the next visit; it still holds for this page.
  }
  update();
}

export function toggleColorScheme(): void {
  setColorScheme(shownScheme() === 'dark' ? 'light' : 'dark');
}

function subscribe(listener: () => void): () => void {
  const followOtherTab = (event: StorageEvent) => {
    if (event.key !== STORAGE_KEY) return;
    chosen = undefined;
    update();
  };
  const system = matchMedia(SYSTEM_IS_DARK);
  listeners.add(listener);
  window.addEventListener('storage', followOtherTab);
  system.addEventListener('change', update);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followOtherTab);
    system.removeEventListener('change', update);
  };
}

/** What the visitor chose; the default while the page is prerendered and hydrated. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, currentScheme, () => DEFAULT_COLOR_SCHEME);
}
