/** /changes: which dates have changed in the last weeks, by the day on which we saw it. */
import { useEffect, useState } from 'react';
import { CHANGE_WORDS } from '../../catalog/changes/change-word.ts';
import { CHANGE_KINDS, RECENT_DAYS, type ScheduleChange } from '../../catalog/changes/schedule-changes.ts';
import { addDays } from '../../catalog/day/day.ts';
import { isGame, type SportsEvent } from '../../catalog/event/event.ts';
import { atomPath, teamPath, teamSlugInPath } from '../../catalog/event/urls.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { ChangeRow } from '../changes/change-row.tsx';
import { type ChangesQuery, changesParameters } from '../changes/changes-query.ts';
import { markSeen } from '../changes/seen-changes.ts';
import { loadChanges, useChanges } from '../data/changes.ts';
import { categories, leagueBySlug, leagues, sportOf } from '../data/site-map.ts';
import { teamHref } from '../data/team-links.ts';
import type { Follows } from '../follows/follows.ts';
import { useFollows } from '../follows/follows-store.ts';
import { isStarred } from '../follows/is-starred.ts';
import { useQuery } from '../router/use-query.ts';
import { ZoneButton } from '../settings/settings-button.tsx';
import { SITE_NAME, SITE_TIME_ZONE } from '../site.ts';
import { SportChips } from '../sport/sport-chips.tsx';
import { Time } from '../time/time.tsx';
import { useVisitor } from '../time/visitor.tsx';
import buttons from '../ui/buttons.module.css';
import fields from '../ui/field.module.css';
import { Warnings } from '../ui/notice.tsx';
import { OptionLinks } from '../ui/option-links.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { countText } from '../util/count-text.ts';
import styles from './changes.module.css';

const PARAMETERS = changesParameters(
  categories.map(({ sport }) => sport),
  leagues.map(({ slug }) => slug),
);

const ROWS_AT_ONCE = 50;

export const load = loadChanges;

export default function ChangesPage() {
  const visitor = useVisitor(SITE_TIME_ZONE);
  const { query, warnings, hrefWith, change } = useQuery(PARAMETERS);
  const follows = useFollows();
  const [atOnce, setAtOnce] = useState(ROWS_AT_ONCE);
  const loaded = useChanges();
  useEffect(() => markSeen(loaded), [loaded]);

  const since = addDays(visitor.sent.today, -RECENT_DAYS);
  const all = loaded.filter(({ day }) => day > since);
  const matching = (without: Partial<ChangesQuery>) =>
    all.filter((each) => matches(each, { ...query, ...without }, follows));
  const ofAllKinds = matching({ kind: '' });
  const shown = matching({});
  const kinds = CHANGE_KINDS.filter((kind) => kind === query.kind || all.some((each) => each.kind === kind));
  const countOf = (kind: string) => ofAllKinds.filter((each) => each.kind === kind).length;
  const offered = leagues.filter(
    ({ slug }) => query.leagues.includes(slug) || all.some(({ event }) => event.league === slug),
  );
  const team = teamIn(all, query.team);
  const [league, ...others] = query.leagues.map(leagueBySlug);
  const hasFeed = league && others.length === 0 && all.some(({ event }) => event.league === league.slug);
  let feed = { name: 'all changes', path: atomPath() };
  if (team !== undefined) feed = { name: `changes of ${team}`, path: atomPath(teamPath(query.team)) };
  else if (hasFeed) feed = { name: `changes of ${league.name}`, path: atomPath(league.path) };
  const isFollowed = (href: string) => follows.teams.includes(teamSlugInPath(href) ?? '');

  return (
    <>
      <PageHead
        title={`What moved – ${SITE_NAME}`}
        description={`Games and tournaments whose dates, times, places or names changed in the last ${RECENT_DAYS} days, in your time zone. No scores.`}
      />
      <h1 itemProp="name">What moved</h1>
      <p className={`${styles.facts} muted`}>
        Dates that changed in the last {RECENT_DAYS} days, by the day we saw it · times in{' '}
        <ZoneButton timeZone={visitor.timeZone} at={visitor.now} />
      </p>
      <Warnings of={warnings} />
      <SportChips
        events={matching({ sports: [] }).map(({ event }) => event)}
        sports={query.sports}
        choose={(sports) => change({ sports })}
        noun="change"
      />
      <div className={`${styles.controls} wrapping-row`}>
        <OptionLinks
          label="Kind of change"
          options={[
            { label: 'All', value: '' as const, count: ofAllKinds.length },
            ...kinds.map((kind) => ({ label: CHANGE_WORDS[kind], value: kind, count: countOf(kind) })),
          ]}
          chosen={query.kind}
          hrefOf={(kind) => hrefWith({ kind })}
        />
        <span className={`${styles.filters} wrapping-row`}>
          {query.team !== '' && (
            <button type="button" className={buttons.action} onClick={() => change({ team: '' })}>
              {team ?? 'One team'} <span aria-hidden="true">×</span>
              <span className="visually-hidden">: show all teams</span>
            </button>
          )}
          <select
            className={fields.field}
            aria-label="League"
            value={query.leagues.length === 1 ? query.leagues[0] : ''}
            onChange={({ target: { value } }) => change({ leagues: value === '' ? [] : [value] })}
          >
            <option value="">
              {query.leagues.length > 1 ? countText(query.leagues.length, 'league') : 'All leagues'}
            </option>
            {offered.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
          <label className={fields.check}>
            <input
              type="checkbox"
              checked={query.isFollowedOnly}
              onChange={({ target }) => change({ isFollowedOnly: target.checked })}
            />
            Starred only
          </label>
        </span>
      </div>
      <div className={styles.days} data-dated>
        {[...groupBy(shown.slice(0, atOnce), ({ day }) => day)].map(([day, changes]) => (
          <section key={day} className={styles.day}>
            <h2>
              <Time form="date" of={{ start: day }} visitor={visitor} />
              <small>{countText(shown.filter((each) => each.day === day).length, 'change')}</small>
            </h2>
            <ul>
              {changes.map((each) => (
                <ChangeRow
                  key={`${each.kind} ${each.event.id}`}
                  change={each}
                  visitor={visitor}
                  isFollowed={isFollowed}
                />
              ))}
            </ul>
          </section>
        ))}
        {shown.length === 0 && <p>Nothing has changed{all.length > 0 && ' that matches'}.</p>}
        {shown.length > atOnce && (
          <>
            <button
              type="button"
              className={buttons.more}
              onClick={() => setAtOnce(atOnce + 4 * ROWS_AT_ONCE)}
            >
              Show earlier ({shown.length - atOnce} more)
            </button>
            <noscript>
              <p>
                With JavaScript all of them are listed; without it they are in{' '}
                <a href="/api/v1/changes.json">the data file</a>.
              </p>
            </noscript>
          </>
        )}
      </div>
      <p className={`${styles.facts} muted`}>
        Follow it in a feed reader: <a href={feed.path}>{feed.name}</a>. Corrections of our own mistakes are
        not listed.
      </p>
    </>
  );
}

function matches({ event, kind }: ScheduleChange, query: ChangesQuery, follows: Follows): boolean {
  return (
    (query.kind === '' || kind === query.kind) &&
    (query.sports.length === 0 || query.sports.includes(sportOf(event))) &&
    (query.leagues.length === 0 || query.leagues.includes(event.league)) &&
    (query.team === '' || sidesOf(event).some(({ slug }) => slug === query.team)) &&
    (!query.isFollowedOnly || isStarred(event, follows))
  );
}

function sidesOf(event: SportsEvent) {
  const names = isGame(event) ? [event.home, event.away] : [];
  return names.map((name) => ({ name, slug: teamSlugInPath(teamHref(name, event) ?? '') }));
}

/** The name of a team in one of its games. */
function teamIn(changes: readonly ScheduleChange[], slug: string): string | undefined {
  return changes.flatMap(({ event }) => sidesOf(event)).find((side) => side.slug === slug)?.name;
}
