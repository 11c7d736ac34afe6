/**
 * What somebody follows in the URL, for sharing a calendar: `/my?leagues=nfl,f1&teams=arsenal&events=nfl/2026/super-bowl-lxi&hide=nfl.draft`.
 * The query of a subscribed address (feeds/mix-query.ts) is read as well, but links are written in the first form only.
 */
import { leagueBySlug } from '../data/site-map.ts';
import { listedNames, type Parameter, readQuery, searchText, writeQuery } from '../util/query.ts';
import { isEmpty, NO_FOLLOWS } from './follows.ts';
import { pickValid, quoted, type ReadFollows } from './follows-text.ts';

function names(name: string): Parameter<readonly string[]> {
  return { name, parse: (...texts) => ({ value: listedNames(...texts) }), fallback: [] };
}

const FOLLOWS = {
  leagues: names('leagues'),
  teams: names('teams'),
  events: names('events'),
  hiddenKinds: names('hide'),
};
/** Of a subscribed address. */
const MIX = { follow: names('follow'), without: names('without'), alarm: names('alarm') };

const followsParameters = { ...FOLLOWS, ...MIX };

/**
 * Nothing if the URL names nothing to follow. Checks the form only: whether a slug exists is known once the lists
 * are loaded.
 */
export function followsFromUrl(search: URLSearchParams): ReadFollows {
  const { query } = readQuery(followsParameters, search);
  const { follow: followed } = query;
  const isLeague = (item: string) => leagueBySlug(item) !== undefined;
  const below = (folder: string) =>
    followed.filter((item) => item.startsWith(folder)).map((item) => item.slice(folder.length));
  const others = followed.filter((item) => !isLeague(item) && !/^(teams|events)\//.test(item));
  const { follows, invalid } = pickValid({
    leagues: [...query.leagues, ...followed.filter(isLeague)],
    teams: [...query.teams, ...below('teams/')],
    events: [...query.events, ...below('events/')],
    hiddenKinds: [...query.hiddenKinds, ...query.without.map((type) => type.replace(':', '.'))],
  });
  const warnings = invalid.length > 0 ? [`Ignored invalid names in the link: ${quoted(invalid)}.`] : [];
  if (others.length > 0)
    warnings.push(`Only leagues, teams and single events can be starred. Left out: ${quoted(others)}.`);
  return isEmpty(follows) ? { warnings } : { follows, warnings };
}

/** The query string with what is followed, or without; other parameters (view, month, zone) stay. */
export function searchWithFollows(search: URLSearchParams, follows = NO_FOLLOWS): string {
  const others = writeQuery(MIX, search, { follow: [], without: [], alarm: [] });
  return searchText(writeQuery(FOLLOWS, others, follows));
}
