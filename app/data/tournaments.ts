/** The tournaments of all tours, the World Cups and the Games, from this season on. */
import files from 'virtual:catalog/lists/tournament';
import type { PackedEvents } from '../../catalog/packed/packed-events.ts';
import { type Edition, editionsIn } from '../../catalog/season/edition.ts';
import { createLists, unpackList } from './lists.ts';
import { leagueFacts } from './site-map.ts';

const ALL = 'all';

const lists = createLists(
  'tournament',
  () => files,
  (packed: PackedEvents): Edition[] => editionsIn(unpackList(packed), leagueFacts),
);

export const loadTournaments = () => lists.load(ALL);

/** In chronological order. Suspends while they are loading. */
export const useTournaments = () => lists.useList(ALL);
