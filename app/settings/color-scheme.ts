/**
 * Light, dark or auto: stored in local storage, applied as an attribute of the document. A URL may request one
 * (`?scheme=dark`), which holds until the visitor chooses.
 */
import { useSyncExternalStore } from 'react';
import { DEFAULT_COLOR_SCHEME } from '../theme.ts';
import { readQuery } from '../util/query.ts';
import { storedValue } from '../util/stored-value.ts';
import { ATTRIBUTE, COLOR_SCHEME_KEY, SYSTEM_IS_DARK } from './color-scheme-script.ts';
import { type ColorScheme, schemeNamed, schemeParameters } from './scheme-query.ts';

const stored = storedValue(COLOR_SCHEME_KEY, schemeNamed);
let isChosenHere = false;

function currentScheme(): ColorScheme {
  const { scheme } = readQuery(schemeParameters, new URLSearchParams(window.location.search)).query;
  return (isChosenHere ? undefined : scheme) ?? stored.read() ?? DEFAULT_COLOR_SCHEME;
}

function shownScheme(): 'light' | 'dark' {
  const scheme = currentScheme();
  if (scheme !== 'auto') return scheme;
  return matchMedia(SYSTEM_IS_DARK).matches ? 'dark' : 'light';
}

function apply() {
  document.documentElement.setAttribute(ATTRIBUTE, shownScheme());
}

/** @returns whether it was stored for the next visit; for this one it holds anyway. */
export function setColorScheme(scheme: ColorScheme): boolean {
  isChosenHere = true;
  return stored.save(scheme, scheme);
}

export function toggleColorScheme(): void {
  setColorScheme(shownScheme() === 'dark' ? 'light' : 'dark');
}

function subscribe(listener: () => void): () => void {
  const update = () => {
    apply();
    listener();
  };
  const system = matchMedia(SYSTEM_IS_DARK);
  // If React had to render the document again, what the script in the head has set is gone.
  apply();
  const unsubscribe = stored.subscribe(update);
  system.addEventListener('change', update);
  return () => {
    unsubscribe();
    system.removeEventListener('change', update);
  };
}

/** What the visitor chose; the default while the page is prerendered and hydrated. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, currentScheme, () => DEFAULT_COLOR_SCHEME);
}
