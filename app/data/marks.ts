/** What the timeline of leagues shows, by sport. */
import files from 'virtual:catalog/lists/mark';
import { unpackMarks } from '../../catalog/packed/packed-marks.ts';
import { createLists } from './lists.ts';

export const markLists = createLists('mark', () => files, unpackMarks);
