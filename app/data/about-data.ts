/** The coverage and sources that only the data page shows. */
import { use } from 'react';
import { loadOnce } from './lists.ts';

export const loadAboutData = loadOnce(async () => (await import('virtual:catalog/coverage')).default);

/** Suspends while it is loading. */
export const useAboutData = () => use(loadAboutData());
