/** Which seasons a search looks through: those of the present, and earlier ones if the question is about them. */
import { addDays } from '../day/day.ts';
import { meaningfulWords, readQueries } from './read-query.ts';
import { isEmpty, type SearchMatches } from './search.ts';
import type { SearchIndex, SeasonKey } from './search-index.ts';
import type { NamedLeague, SearchNames } from './search-names.ts';

interface DatedSeason {
  key: SeasonKey;
  league: string;
  label: string;
  from: string;
  to: string;
  isCurrent: boolean;
}

/** A season that ended so many days ago still belongs to the present. */
const PRESENT_DAYS = 60;
/** So many days ago may be a day of a season of the past. */
const RECENT_DAYS = 30;

/** The seasons of the present, and the last one of a league that has no other; without those that are in the index. */
export function currentSeasons(index: SearchIndex, today: string): SeasonKey[] {
  return missing(
    index,
    allSeasons(index.names, today).filter(({ isCurrent }) => isCurrent),
  );
}

/** Those that are not in the index. */
export function earlierSeasons(index: SearchIndex, today: string): SeasonKey[] {
  return missing(index, allSeasons(index.names, today));
}

function allSeasons({ leagues }: SearchNames, today: string): DatedSeason[] {
  const present = addDays(today, -PRESENT_DAYS);
  return leagues.flatMap(({ slug, seasons }) =>
    seasons.map((season, at) => ({
      ...season,
      key: `${slug}/${season.label}`,
      league: slug,
      isCurrent: season.to >= present || at === seasons.length - 1,
    })),
  );
}

function missing({ seasons }: SearchIndex, wanted: readonly DatedSeason[]): SeasonKey[] {
  const keys = new Set(seasons.map(({ key }) => key));
  return wanted.map(({ key }) => key).filter((key) => !keys.has(key));
}

/**
 * Those that the question asks for besides: of the leagues and the years that it names, if nothing else was found or the
 * text is about the past.
 */
export function seasonsAskedFor(
  index: SearchIndex,
  typed: string,
  found: SearchMatches,
  today: string,
): SeasonKey[] {
  if (found.notCovered) return [];
  const years = readQueries(typed).flatMap((query) => query.years);
  const days = found.days.map(({ day }) => day).filter((day) => day < addDays(today, -RECENT_DAYS));
  const isNothing = isEmpty(found) || found.part !== undefined;
  const isPast = days.length > 0 || years.some((year) => year <= Number(today.slice(0, 4)));
  if (!isNothing && !isPast) return [];
  const isInTime = ({ label, from, to }: DatedSeason) => {
    // With a day to spare for every zone.
    if (days.length > 0) return days.some((day) => addDays(from, -1) <= day && day <= addDays(to, 1));
    if (years.length === 0) return true;
    return years.some(
      (year) => label.startsWith(`${year}`) || (from <= `${year}-12-31` && to >= `${year}-01-01`),
    );
  };
  const inTime = allSeasons(index.names, today).filter(isInTime);
  const named = leaguesNamed(index.names, typed);
  const ofLeagues = missing(
    index,
    inTime.filter(({ league }) => named.has(league)),
  );
  // The events of a day are counted in all leagues.
  const isOfLeagues = ofLeagues.length > 0 || (named.size > 0 && !isNothing);
  return isOfLeagues && days.length === 0 ? ofLeagues : missing(index, inTime);
}

/** The leagues that the text names: all words of one of their names are in it, or of a name of their sport. */
function leaguesNamed({ sports, leagues }: SearchNames, typed: string): Set<string> {
  const words = new Set(meaningfulWords(typed));
  const isNamed = ({ name, aliases }: Pick<NamedLeague, 'name' | 'aliases'>) =>
    [name, ...aliases].some((each) => meaningfulWords(each).every((word) => words.has(word)));
  const named = new Set(sports.filter(isNamed).map(({ sport }) => sport));
  return new Set(
    leagues.filter((league) => named.has(league.sport) || isNamed(league)).map(({ slug }) => slug),
  );
}
