/** The events of one season of one league, by "league/season". */
import loaders from 'virtual:catalog/seasons';
import { createEventLists } from './event-lists.ts';

export const seasonLists = createEventLists(loaders, () => import('virtual:catalog/earlier-seasons'));
