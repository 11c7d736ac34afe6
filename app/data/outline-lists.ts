/** The outlines of a category's leagues, by the category's icon name. */
import loaders from 'virtual:catalog/outlines';
import { createEventLists } from './event-lists.ts';

export const outlineLists = createEventLists(loaders);
