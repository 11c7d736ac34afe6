/** One edition of the Olympic Games: the ceremonies, and every session by day or by sport, with the time at the venue. */
import type { ReactNode } from 'react';
import { isTimed, listedDay } from '../../catalog/day/day.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { apiPath, eventPath } from '../../catalog/event/urls.ts';
import type { OccasionSummary } from '../../catalog/season/occasion-summary.ts';
import { slugOf } from '../../catalog/util/slug.ts';
import { useOccasionEvents } from '../data/occasions.ts';
import { leagueBySlug, seasonBy } from '../data/site-map.ts';
import { EventList } from '../event/event-list.tsx';
import { useQuery } from '../router/use-query.ts';
import { ZoneButton } from '../settings/settings-button.tsx';
import { SITE_NAME } from '../site.ts';
import { dayRange, timeText, weekdayText, zonePlace } from '../time/format.ts';
import { Time } from '../time/time.tsx';
import { useVisitor, type Visitor } from '../time/visitor.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Warnings } from '../ui/notice.tsx';
import { OptionLinks } from '../ui/option-links.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { countText } from '../util/count-text.ts';
import styles from './games-page.module.css';
import { gamesParameters } from './games-query.ts';
import { OccasionHeader } from './occasion-header.tsx';
import {
  currentDay,
  isMedalSession,
  programmeOf,
  type SessionGroup,
  sessionsByDay,
  sessionsBySport,
} from './sessions.ts';

interface GamesPageProps {
  occasion: OccasionSummary;
  /** "league/season" */
  listKey: string;
}

export function GamesPage({ occasion, listKey }: GamesPageProps) {
  const { name, sport } = occasion;
  const [slug = '', label = ''] = listKey.split('/');
  const league = leagueBySlug(slug);
  if (!league) throw new Error(`No league ${slug}`);
  const homeZone = seasonBy(slug, label)?.timeZone ?? league.timeZone;
  const visitor = useVisitor(homeZone);
  const { query, warnings, hrefWith } = useQuery(gamesParameters);
  const { isBySport, isMedalsOnly } = query;
  const { whole, ceremonies, sports, sessions } = programmeOf(useOccasionEvents(occasion));
  const withMedals = sessions.filter(isMedalSession);
  const shown = isMedalsOnly ? withMedals : sessions;

  const list = (events: readonly SportsEvent[], knownLabels: readonly string[], dayHeading?: 'h3' | 'h4') => (
    <EventList
      events={events}
      visitor={visitor}
      knownLabels={knownLabels}
      hrefOf={eventPath}
      dayHeading={dayHeading}
      hintOf={(event) => localTime(event, homeZone, visitor)}
    />
  );

  return (
    <div data-sport={sport}>
      <PageHead
        title={`${name} schedule: ${league.name} – ${SITE_NAME}`}
        description={`Every session of the ${league.name} ${name} by day and by sport, in your own time zone and in local time: ceremonies, medal sessions and venues. No scores.`}
      />
      <OccasionHeader name={name} leagues={[league]}>
        <p>
          {whole && <Time form="when-until" of={whole} visitor={visitor} />}
          {sessions.length > 0 &&
            ` · ${countText(sessions.length, 'session')} in ${countText(sports.length, 'sport')}`}
        </p>
        <p>
          Times in{' '}
          <ZoneButton timeZone={visitor.timeZone} at={whole ? Date.parse(whole.start) : visitor.now} />
        </p>
      </OccasionHeader>
      <Warnings of={warnings} />
      <section className={styles.part}>
        <h2>Ceremonies</h2>
        {list(ceremonies, [], 'h3')}
      </section>
      <section className={styles.part}>
        {sessions.length === 0 ? (
          <>
            <h2>Sports</h2>
            <p className={styles.note}>Sessions haven’t been announced yet.</p>
            {list(sports, [], 'h3')}
          </>
        ) : (
          <>
            <h2>
              Sessions <small>{shown.length}</small>
            </h2>
            <div className={styles.controls}>
              <OptionLinks
                label="Order of sessions"
                options={[
                  { label: 'By day', value: false },
                  { label: 'By sport', value: true },
                ]}
                chosen={isBySport}
                hrefOf={(chosen) => hrefWith({ isBySport: chosen })}
              />
              {withMedals.length < sessions.length && (
                <OptionLinks
                  label="Which sessions"
                  options={[
                    { label: 'All sessions', value: false },
                    { label: 'Medal sessions only', value: true },
                  ]}
                  chosen={isMedalsOnly}
                  hrefOf={(chosen) => hrefWith({ isMedalsOnly: chosen })}
                />
              )}
            </div>
            <noscript>
              <p>
                Collapsed groups need JavaScript.{' '}
                <a href={apiPath(league.path, label)}>The JSON file of the Games</a> lists every session.
              </p>
            </noscript>
            <div data-dated>
              {isBySport ? (
                sessionsBySport(shown, sports).map((group) => (
                  <Disclosure
                    key={group.key}
                    anchor={slugOf(group.key)}
                    kind="bar"
                    heading={<h3>{group.key}</h3>}
                    summary={`${countsOf(group)} · ${daysOf(group, visitor)}`}
                    defaultOpen={false}
                  >
                    {() => list(group.sessions, [group.key], 'h4')}
                  </Disclosure>
                ))
              ) : (
                <Days groups={sessionsByDay(shown, visitor.timeZone)} visitor={visitor} list={list} />
              )}
            </div>
          </>
        )}
      </section>
    </div>
  );
}

interface DaysProps {
  groups: readonly SessionGroup[];
  visitor: Visitor;
  list: (events: readonly SportsEvent[], knownLabels: readonly string[]) => ReactNode;
}

function Days({ groups, visitor, list }: DaysProps) {
  const current = currentDay(groups, visitor.today);
  return groups.map((group) => (
    <Disclosure
      key={group.key}
      anchor={`day-${group.key}`}
      kind="bar"
      heading={
        <h3>
          <Time form="long-day" of={{ start: group.key }} visitor={visitor} />
        </h3>
      }
      summary={countsOf(group)}
      defaultOpen={group.key === current}
      isCurrent={group.key === visitor.today}
    >
      {() => list(group.sessions, [])}
    </Disclosure>
  ));
}

/** "52 sessions, 12 for medals", "3 sessions, all for medals" */
function countsOf({ sessions }: SessionGroup): string {
  const medals = sessions.filter(isMedalSession).length;
  const all = countText(sessions.length, 'session');
  if (medals === 0) return all;
  return medals === sessions.length ? `${all}, all for medals` : `${all}, ${medals} for medals`;
}

function daysOf({ sessions }: SessionGroup, visitor: Visitor): string {
  const days = sessions.map(({ start }) => listedDay(start, visitor.timeZone));
  return dayRange(days[0] ?? '', days.at(-1) ?? '', visitor, visitor.today);
}

/** Also for visitors in that zone, whose page would move otherwise: it is written before anybody's zone is known. */
function localTime({ start }: SportsEvent, homeZone: string, { hour12 }: Visitor): string | undefined {
  if (!isTimed(start)) return undefined;
  const weekday = weekdayText(listedDay(start, homeZone), 'short');
  return `${weekday} ${timeText(start, { timeZone: homeZone, hour12 })} in ${zonePlace(homeZone)}`;
}
