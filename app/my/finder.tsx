/** A field to find a league or team and follow it right there. The teams are loaded when it is first used. */

import { useId, useState } from 'react';
import { teamPath } from '../../catalog/event/urls.ts';
import type { TeamEntry } from '../../catalog/packed/team-index.ts';
import type { LeagueSummary } from '../../catalog/season/summary.ts';
import type { TeamLook } from '../../catalog/team/team-look.ts';
import { leagues } from '../data/site-map.ts';
import { loadAllTeams } from '../data/teams.ts';
import { FollowButton } from '../follows/follow-button.tsx';
import type { FollowKey } from '../follows/follows.ts';
import { leagueLook } from '../identity/league-look.ts';
import { TeamBadge } from '../identity/team-badge.tsx';
import { searchable } from '../season/filter-events.ts';
import fields from '../ui/field.module.css';
import styles from './finder.module.css';

const MAX_SHOWN = 8;
const MAX_LENGTH = 60;

export function Finder() {
  const id = useId();
  const [text, setText] = useState('');
  const [teams, setTeams] = useState<readonly TeamEntry[]>();
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    if (teams) return;
    setFailed(false);
    loadAllTeams().then(setTeams, () => setFailed(true));
  };
  const matches = findMatches(text, leagues, teams ?? []);
  const hasQuery = text.trim() !== '';
  return (
    <search className={`${styles.finder} wrapping-row`}>
      <label htmlFor={id} className="visually-hidden">
        Find a league or team to star
      </label>
      <input
        id={id}
        className={fields.field}
        type="search"
        placeholder="Find a league or team to star"
        value={text}
        maxLength={MAX_LENGTH}
        onFocus={load}
        onChange={(event) => {
          load();
          setText(event.target.value);
        }}
      />
      {hasQuery && (
        <ul className={styles.matches} aria-label="Matches">
          {matches.slice(0, MAX_SHOWN).map(({ list, key, name, path, detail, look }) => (
            <li key={`${list}/${key}`} className="wrapping-row">
              <FollowButton follow={{ list, key }} name={name} />
              <TeamBadge look={look} />
              <a href={path}>{name}</a>
              <small>{detail}</small>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.count} role="status">
        {hasQuery && statusText(matches.length, teams !== undefined, hasFailed)}
      </p>
    </search>
  );
}

function statusText(count: number, hasTeams: boolean, hasFailed: boolean): string {
  if (hasFailed) return 'Couldn’t load teams. Keep typing to retry.';
  if (!hasTeams) return 'Searching…';
  if (count > MAX_SHOWN) return `${count} matches; showing the first ${MAX_SHOWN}.`;
  return count === 0 ? 'No matching league or team.' : '';
}

interface Match extends FollowKey {
  name: string;
  path: string;
  /** A league's category, or the competitions a team plays in. */
  detail: string;
  look: TeamLook;
}

/** Leagues and teams whose names contain all words: those that start with the search text first, and leagues before teams. */
export function findMatches(
  text: string,
  leagues: readonly LeagueSummary[],
  teams: readonly TeamEntry[],
): Match[] {
  const query = searchable(text).trim();
  if (query === '') return [];
  const words = query.split(' ');
  const nameOf = new Map(leagues.map(({ slug, name }) => [slug, name]));
  const matches = (name: string) => words.every((word) => searchable(name).includes(word));
  const matching: Match[] = [
    ...leagues
      .filter(({ name }) => matches(name))
      .map((league) => ({
        list: 'leagues' as const,
        key: league.slug,
        name: league.name,
        path: league.path,
        detail: league.category,
        look: leagueLook(league),
      })),
    ...teams
      .filter(({ name }) => matches(name))
      .map((team) => ({
        list: 'teams' as const,
        key: team.slug,
        name: team.name,
        path: teamPath(team.slug),
        detail: [...new Set(team.seasons.map(({ league }) => nameOf.get(league) ?? league))].join(', '),
        look: team.look,
      })),
  ];
  const rank = ({ name }: Match) => (searchable(name).startsWith(query) ? 0 : 1);
  return matching.sort((a, b) => rank(a) - rank(b));
}
