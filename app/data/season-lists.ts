/** The events of one season of one league, by "league/season". */
import loaders from 'virtual:catalog/seasons';
import { unpackEvents } from '../../catalog/packed-events.ts';
import { createLists } from './loaded-lists.ts';

export const seasonLists = createLists(
  loaders,
  unpackEvents,
  () => import('virtual:catalog/earlier-seasons'),
);
