/** The events of one week over all leagues, by its Monday. */
import loaders from 'virtual:catalog/weeks';
import { createEventLists } from './event-lists.ts';

export const weekLists = createEventLists(loaders, () => import('virtual:catalog/earlier-weeks'));
