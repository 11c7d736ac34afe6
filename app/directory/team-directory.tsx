/** All teams by sport and by the league in which they play most, each once; those whose names have a text. */
import { teamPage } from '../../catalog/search/open-index.ts';
import type { FoundPage } from '../../catalog/search/search-index.ts';
import type { SearchNames } from '../../catalog/search/search-names.ts';
import type { CategorySummary, LeagueSummary } from '../../catalog/season/summary.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { categories } from '../data/site-map.ts';
import { TeamBadge } from '../identity/team-badge.tsx';
import { searchable } from '../season/filter-events.ts';
import { SportIcon } from '../sport/sport-icon.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { countText } from '../util/count-text.ts';
import styles from './team-directory.module.css';

export interface TeamsOfSport {
  category: CategorySummary;
  leagues: { league: LeagueSummary; teams: FoundPage[] }[];
}

/** In the order of the navigation, the teams by name. */
export function teamsBySport(names: SearchNames, text: string): TeamsOfSport[] {
  const words = searchable(text).split(' ').filter(Boolean);
  const { name, aliases, league: positions } = names.teams;
  const found = [...name.keys()].filter((team) => {
    const all = searchable([name[team], ...(aliases[team] ?? [])].join(' '));
    return words.every((word) => all.includes(word));
  });
  const byLeague = groupBy(found, (team) => names.leagues[positions[team] ?? 0]?.slug);
  const teamsOf = ({ slug }: LeagueSummary) =>
    (byLeague.get(slug) ?? [])
      .map((team) => teamPage(names, team))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return categories
    .map((category) => ({
      category,
      leagues: category.leagues
        .map((league) => ({ league, teams: teamsOf(league) }))
        .filter(({ teams }) => teams.length > 0),
    }))
    .filter(({ leagues }) => leagues.length > 0);
}

/** More teams than these are rendered when their group is opened: colleges would be most of the page. */
const MAX_OPEN_TEAMS = 60;

export function TeamDirectory({ sports }: { sports: readonly TeamsOfSport[] }) {
  return sports.map(({ category, leagues }) => (
    <section key={category.sport} id={category.sport} className={styles.sport} data-sport={category.sport}>
      <h2>
        <SportIcon sport={category.sport} size={18} />
        {category.name}
      </h2>
      {leagues.map(({ league, teams }) =>
        teams.length > MAX_OPEN_TEAMS ? (
          <Disclosure
            key={league.slug}
            kind="bar"
            heading={<h3>{league.name}</h3>}
            summary={countText(teams.length, 'team')}
            defaultOpen={false}
            withoutScripts={<Teams teams={teams} isPlain />}
          >
            {() => <Teams teams={teams} />}
          </Disclosure>
        ) : (
          <div key={league.slug}>
            <h3>
              <a href={league.path}>{league.name}</a> <small>{teams.length}</small>
            </h3>
            <Teams teams={teams} />
          </div>
        ),
      )}
    </section>
  ));
}

/** Plain ones have no plates. */
function Teams({ teams, isPlain }: { teams: readonly FoundPage[]; isPlain?: boolean }) {
  return (
    <ul>
      {teams.map(({ name, path, look }) => (
        <li key={path}>
          <a href={path}>
            {look && !isPlain && <TeamBadge look={look} />}
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
