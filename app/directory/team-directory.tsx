/** Teams by sport and by the league in which they play most, each once. */
import { Suspense, use } from 'react';
import { apiV1Path } from '../../catalog/event/urls.ts';
import { teamPage } from '../../catalog/search/open-index.ts';
import type { FoundPage } from '../../catalog/search/search-index.ts';
import type { SearchNames } from '../../catalog/search/search-names.ts';
import type { TeamList } from '../../catalog/search/team-list.ts';
import type { CategorySummary, LeagueSummary } from '../../catalog/season/summary.ts';
import { loadSearchNames } from '../data/search-index.ts';
import { categories } from '../data/site-map.ts';
import { TeamBadge } from '../identity/team-badge.tsx';
import { searchable } from '../season/filter-events.ts';
import { SportIcon } from '../sport/sport-icon.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { countText } from '../util/count-text.ts';
import styles from './team-directory.module.css';

interface TeamsOfSport {
  category: CategorySummary;
  leagues: { league: LeagueSummary; teams: FoundPage[] }[];
}

/** In the order of the navigation; without leagues that have none of the teams, unless theirs are left out. */
export function teamsBySport(
  list: TeamList,
  isWanted: (team: number) => boolean = () => true,
  leftOut: Record<string, number> = {},
): TeamsOfSport[] {
  return categories
    .map((category) => ({
      category,
      leagues: category.leagues
        .map((league) => ({ league, teams: teamsOf(list, league.slug, isWanted) }))
        .filter(({ league, teams }) => teams.length > 0 || leftOut[league.slug] !== undefined),
    }))
    .filter(({ leagues }) => leagues.length > 0);
}

/** Those that play most in the league, by name. */
function teamsOf(
  list: TeamList,
  slug: string,
  isWanted: (team: number) => boolean = () => true,
): FoundPage[] {
  const position = list.leagues.findIndex((league) => league.slug === slug);
  return list.teams.league
    .flatMap((league, team) => (league === position && isWanted(team) ? teamPage(list, team) : []))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Whether all words of a text are in the names of a team. */
export function isTeamCalled({ teams }: SearchNames, text: string): (team: number) => boolean {
  const words = searchable(text).split(' ').filter(Boolean);
  return (team) => {
    const names = searchable([teams.name[team], ...(teams.aliases[team] ?? [])].join(' '));
    return words.every((word) => names.includes(word));
  };
}

interface TeamDirectoryProps {
  sports: readonly TeamsOfSport[];
  /** The number of teams that a league has besides, which are loaded when its group is opened. */
  leftOut?: Record<string, number>;
}

export function TeamDirectory({ sports, leftOut = {} }: TeamDirectoryProps) {
  return sports.map(({ category, leagues }) => (
    <section key={category.sport} id={category.sport} className={styles.sport} data-sport={category.sport}>
      <h2>
        <SportIcon sport={category.sport} size={18} />
        {category.name}
      </h2>
      {leagues.map(({ league, teams }) => {
        const count = leftOut[league.slug];
        if (count === undefined) return <League key={league.slug} league={league} teams={teams} />;
        return (
          <Disclosure
            key={league.slug}
            kind="bar"
            heading={<h3>{league.name}</h3>}
            summary={countText(count, 'team')}
            defaultOpen={false}
            withoutScripts={
              <p>
                With JavaScript they are listed here. Without it, those that play soon are on the page of{' '}
                <a href={league.path}>{league.name}</a>; all are in the{' '}
                <a href={apiV1Path('/teams.json')}>data file of teams</a>.
              </p>
            }
          >
            {() => (
              <Suspense fallback={<p>Loading…</p>}>
                <LoadedTeams league={league.slug} />
              </Suspense>
            )}
          </Disclosure>
        );
      })}
    </section>
  ));
}

function League({ league, teams }: TeamsOfSport['leagues'][number]) {
  return (
    <div>
      <h3>
        <a href={league.path}>{league.name}</a> <small>{teams.length}</small>
      </h3>
      <Teams teams={teams} />
    </div>
  );
}

function LoadedTeams({ league }: { league: string }) {
  return <Teams teams={teamsOf(use(loadSearchNames()), league)} />;
}

function Teams({ teams }: { teams: readonly FoundPage[] }) {
  return (
    <ul>
      {teams.map(({ name, path, look }) => (
        <li key={path}>
          <a href={path}>
            {look && <TeamBadge look={look} />}
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
