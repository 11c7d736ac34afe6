/** What the timeline of all leagues shows, by the category's sport. */
import loaders from 'virtual:catalog/marks';
import { unpackMarks } from '../../catalog/packed-marks.ts';
import { createLists } from './loaded-lists.ts';

export const markLists = createLists(loaders, unpackMarks);
