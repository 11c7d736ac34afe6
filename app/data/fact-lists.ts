/** What is counted over the seasons of a category's leagues, by the category's icon name. */
import loaders from 'virtual:catalog/facts';
import { unpackFacts } from '../../catalog/season-facts.ts';
import { createLists } from './loaded-lists.ts';

export const factLists = createLists(loaders, unpackFacts);
