/**
 * Light, dark or as the system has it: remembered in local storage, shown as an attribute of the document. An address
 * may ask for one (`?scheme=dark`), which holds until the visitor chooses.
 */
import { useSyncExternalStore } from 'react';
import { DEFAULT_COLOR_SCHEME } from '../theme.ts';
import { ATTRIBUTE, STORAGE_KEY, SYSTEM_IS_DARK } from './color-scheme-script.ts';
import { type ColorScheme, schemeAmong } from './scheme-query.ts';

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

/** @returns whether the browser keeps it for the next visit; for this one it holds anyway. */
export function setColorScheme(scheme: ColorScheme): boolean {
  chosen = scheme;
  let isSaved = true;
  try {
    localStorage.setItem(STORAGE_KEY, scheme);
  } catch {
    isSaved = false;
  }
  update();
  return isSaved;
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
  // A page that React had to render afresh begins without what the script in the head has set.
  document.documentElement.setAttribute(ATTRIBUTE, shownScheme());
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
