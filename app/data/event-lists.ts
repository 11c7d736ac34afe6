/** Lists of events, loaded as modules: the seasons of each league, and the weeks of all leagues. */
import seasons from 'virtual:catalog/seasons';
import weeks from 'virtual:catalog/weeks';
import { unpackEvents } from '../../catalog/packed-events.ts';
import { createLists } from './loaded-lists.ts';

/** By "league/season". */
export const seasonLists = createLists(
  seasons,
  unpackEvents,
  () => import('virtual:catalog/earlier-seasons'),
);

/** By the week's Monday. */
export const weekLists = createLists(weeks, unpackEvents, () => import('virtual:catalog/earlier-weeks'));
