/**
 * What somebody follows in the URL, for sharing a calendar: `/my?leagues=nfl,f1&teams=arsenal&events=nfl/2026/super-bowl-lxi&hide=nfl.draft`.
 * The query of a subscribed address (feeds/mix-query.ts) is read as well, but links are written in the first form only.
 */
import { leagueBySlug } from '../data/site-map.ts';
import { isEmpty, NO_FOLLOWS } from './follows.ts';
import { pickValid, quoted, type ReadFollows } from './follows-text.ts';

const LISTS = ['leagues', 'teams', 'events', 'hiddenKinds'] as const;
const PARAMETERS = { leagues: 'leagues', teams: 'teams', events: 'events', hiddenKinds: 'hide' };
/** Of a subscribed address. */
const MIX_PARAMETERS = ['follow', 'without', 'alarm'];

/**
 * Nothing if the URL names nothing to follow. Checks the form only: whether a slug exists is known once the lists
 * are loaded.
 */
export function followsFromUrl(search: URLSearchParams): ReadFollows {
  const valuesOf = (parameter: string) =>
    search
      .getAll(parameter)
      .flatMap((value) => value.split(','))
      .filter(Boolean);
  const followed = valuesOf('follow');
  const isLeague = (item: string) => leagueBySlug(item) !== undefined;
  const below = (folder: string) =>
    followed.filter((item) => item.startsWith(folder)).map((item) => item.slice(folder.length));
  const others = followed.filter((item) => !isLeague(item) && !/^(teams|events)\//.test(item));
  const { follows, invalid } = pickValid({
    leagues: [...valuesOf(PARAMETERS.leagues), ...followed.filter(isLeague)],
    teams: [...valuesOf(PARAMETERS.teams), ...below('teams/')],
    events: [...valuesOf(PARAMETERS.events), ...below('events/')],
    hiddenKinds: [
      ...valuesOf(PARAMETERS.hiddenKinds),
      ...valuesOf('without').map((type) => type.replace(':', '.')),
    ],
  });
  const warnings = invalid.length > 0 ? [`Ignored invalid names in the link: ${quoted(invalid)}.`] : [];
  if (others.length > 0)
    warnings.push(`Only leagues, teams and single events can be starred. Left out: ${quoted(others)}.`);
  return isEmpty(follows) ? { warnings } : { follows, warnings };
}

/** The query string with what is followed, or without; other parameters (view, month, zone) stay. */
export function searchWithFollows(search: URLSearchParams, follows = NO_FOLLOWS): string {
  const others = new URLSearchParams(search);
  for (const parameter of [...Object.values(PARAMETERS), ...MIX_PARAMETERS]) others.delete(parameter);
  // Slugs need no escaping, and unescaped commas keep the link readable.
  const own = LISTS.filter((list) => follows[list].length > 0).map(
    (list) => `${PARAMETERS[list]}=${follows[list].join(',')}`,
  );
  const text = [...own, others.toString()].filter(Boolean).join('&');
  return text ? `?${text}` : '';
}
