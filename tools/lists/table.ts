/** Every kind of list that pages load, by the name that its files begin with. */
import type { ListKind } from '../../catalog/event/urls.ts';
import { comingLists } from './coming.ts';
import { keyDateLists } from './key-dates.ts';
import type { MakeLists } from './kind.ts';
import { markLists } from './mark.ts';
import { seasonLists } from './season.ts';
import { teamLists } from './team.ts';
import { weekLists } from './week.ts';

export const LISTS: Record<ListKind, MakeLists> = {
  season: seasonLists,
  week: weekLists,
  coming: comingLists,
  'key-dates': keyDateLists,
  mark: markLists,
  team: teamLists,
};
