/**
 * Light, dark or auto: stored in local storage, applied as an attribute of the document. A URL may request one
 * (`?scheme=dark`), which holds until the visitor chooses.
 */
import { useSyncExternalStore } from 'react';
import { DEFAULT_COLOR_SCHEME } from '../theme.ts';
import { ATTRIBUTE, STORAGE_KEY, SYSTEM_IS_DARK } from './color-scheme-script.ts';
import { type ColorScheme, schemeAmong } from './scheme-query.ts';

const listeners = new Set<() => void>();
/** What was chosen on this page, in case it could not be stored. */
let chosen: ColorScheme | undefined;

function currentScheme(): ColorScheme {
  if (chosen) return chosen;
  const requested = new URLSearchParams(window.location.search).get('scheme');
  return schemeAmong(requested, storedScheme()) ?? DEFAULT_COLOR_SCHEME;
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

/** @returns whether it was stored for the next visit; for this one it holds anyway. */
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
  // If React had to render the document again, what the script in the head has set is gone.
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
