/** What the timeline of all leagues shows, by sport. */
import loaders from 'virtual:catalog/marks';
import { unpackMarks } from '../../catalog/packed-marks.ts';
import { createLists } from './loaded-lists.ts';

export const markLists = createLists(loaders, unpackMarks);
