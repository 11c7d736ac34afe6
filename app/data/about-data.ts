/** The coverage and sources that only the data page shows. */
import type { AboutData } from '../../catalog/about-data.ts';
import { createLists } from './loaded-lists.ts';

const KEY = 'all';
const lists = createLists({ [KEY]: () => import('virtual:catalog/coverage') }, (about: AboutData) => [about]);

export async function loadAboutData(): Promise<void> {
  await lists.load(KEY);
}

/** Suspends while it is loading. */
export function useAboutData(): AboutData {
  const [about] = lists.useList(KEY);
  if (!about) throw new Error('The coverage data is missing');
  return about;
}
