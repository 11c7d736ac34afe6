/** The events of one week over all leagues, by its Monday. */
import loaders from 'virtual:catalog/weeks';
import { unpackEvents } from '../../catalog/packed-events.ts';
import { createLists } from './loaded-lists.ts';

export const weekLists = createLists(loaders, unpackEvents, () => import('virtual:catalog/earlier-weeks'));
