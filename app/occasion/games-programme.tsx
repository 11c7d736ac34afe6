/** The ceremonies and sessions of Olympic Games: days, sports and medals are chosen together, and the address has them. */

import { useEffect, useMemo, useRef } from 'react';
import { addDays, isTimed, listedDay } from '../../catalog/day/day.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { eventPath } from '../../catalog/event/urls.ts';
import { short } from '../../catalog/util/quote.ts';
import { EventList } from '../event/event-list.tsx';
import { rowAttributes } from '../event/row-attributes.ts';
import { RowLink } from '../event/row-link.tsx';
import { FollowButton } from '../follows/follow-button.tsx';
import { changeFollows, useFollows } from '../follows/follows-store.ts';
import { useQuery } from '../router/use-query.ts';
import chips from '../sport/sport-chips.module.css';
import { dayRange, timeText, weekdayText, zonePlace } from '../time/format.ts';
import { Time } from '../time/time.tsx';
import { useVisitor, useVisitorKnown, type Visitor } from '../time/visitor.tsx';
import buttons from '../ui/buttons.module.css';
import links from '../ui/link-button.module.css';
import { Warnings } from '../ui/notice.tsx';
import options from '../ui/option-links.module.css';
import { OptionSegments } from '../ui/option-links.tsx';
import { shownCountText } from '../util/count-text.ts';
import bars from './day-bar.module.css';
import { DayBar, dayLabel } from './day-bar.tsx';
import styles from './games-programme.module.css';
import { gamesParameters } from './games-query.ts';
import {
  type Choice,
  chosenSessions,
  countsByDay,
  type DayCount,
  type GamesSport,
  offeredSports,
  programmeOf,
  type Session,
} from './sessions.ts';

interface GamesProgrammeProps {
  /** Of the season of the Games. */
  events: readonly SportsEvent[];
  /** Of the host city. */
  hostZone: string;
  /** The file with all of it. */
  file: string;
}

/** More are not starred at a click. */
const MOST_TO_STAR = 60;

export default function GamesProgramme({ events, hostZone, file }: GamesProgrammeProps) {
  const visitor = useVisitor(hostZone);
  const { query, warnings, hrefWith, change } = useQuery(gamesParameters);
  const programme = useMemo(() => programmeOf(events, hostZone), [events, hostZone]);
  const { ceremonies, sports, sessions } = programme;
  const unknown = query.sports.filter((slug) => !sports.some((sport) => sport.slug === slug));
  const choice: Choice = {
    ...query,
    sports: query.sports.filter((slug) => !unknown.includes(slug)),
  };
  const { days, isMedalsOnly } = choice;
  const shown = useMemo(
    () => chosenSessions(sessions, { days, sports: choice.sports, isMedalsOnly }),
    [sessions, days, choice.sports, isMedalsOnly],
  );
  const isFiltered = shown.length < sessions.length;
  // A day says how many of its sessions are listed.
  const others = useMemo(
    () => sessions.filter((session) => !shown.includes(session)).map(({ event }) => event),
    [sessions, shown],
  );
  const chosenSports = sports.filter(({ slug }) => choice.sports.includes(slug));
  const hasOthers = sessions.some(({ hasMedals }) => !hasMedals);
  const offered = query.hasAllSports ? sports : offeredSports(sports, choice.sports);
  const toggled = (values: readonly string[], value: string) =>
    values.includes(value) ? values.filter((each) => each !== value) : [...values, value].sort();

  return (
    <>
      <Warnings
        of={[
          ...warnings,
          ...(unknown.length > 0 ? [`These Games have no sport “${short(unknown.join(', '))}”.`] : []),
        ]}
      />
      <section aria-label="Ceremonies">
        <ul className={styles.ceremonies}>
          {ceremonies.map((ceremony) => (
            <Ceremony key={ceremony.id} ceremony={ceremony} visitor={visitor} />
          ))}
        </ul>
      </section>
      {sessions.length === 0 ? (
        <section>
          <h2>Sports</h2>
          <p className="muted">Sessions haven’t been announced yet.</p>
          <EventList
            events={sports.flatMap(({ event }) => event ?? [])}
            visitor={visitor}
            knownLabels={[]}
            hrefOf={eventPath}
            dayHeading="h3"
          />
        </section>
      ) : (
        <section aria-label="Sessions">
          <search className={styles.filters} aria-label="Sessions to show">
            <DayStrip
              counts={countsByDay(sessions, choice.sports)}
              chosen={days}
              onToggle={(day) => change({ days: toggled(days, day) })}
            />
            <div className={styles.line}>
              <span id="sports-of-games">Sport</span>
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex box in every browser. */}
              <div
                className={`${chips.chips} wrapping-row ${styles.chips}`}
                role="group"
                aria-labelledby="sports-of-games"
              >
                {offered.map(({ slug, name, sessions: count }) => (
                  <button
                    key={slug}
                    type="button"
                    className={options.chip}
                    aria-pressed={choice.sports.includes(slug)}
                    onClick={() => change({ sports: toggled(choice.sports, slug) })}
                  >
                    {name} <span className="muted">{count}</span>
                  </button>
                ))}
                {offered.length < sports.length && (
                  <button
                    type="button"
                    className={options.chip}
                    onClick={() => change({ hasAllSports: true })}
                  >
                    {sports.length - offered.length} more
                  </button>
                )}
              </div>
            </div>
            <div className={styles.line}>
              {hasOthers && (
                <>
                  <span>Show</span>
                  <OptionSegments
                    label="Sessions"
                    options={[
                      { label: 'All sessions', value: false },
                      { label: 'Medal sessions', value: true },
                    ]}
                    chosen={isMedalsOnly}
                    hrefOf={(chosen) => hrefWith({ isMedalsOnly: chosen })}
                  />
                </>
              )}
              {isFiltered && (
                <button
                  type="button"
                  className={`${buttons.action} ${styles.clear}`}
                  aria-label="Clear filters"
                  onClick={() => change({ days: [], sports: [], isMedalsOnly: false })}
                >
                  Clear<span className={styles.long}> filters</span>
                </button>
              )}
            </div>
          </search>
          <noscript>
            <p>
              Filters and later sessions need JavaScript. <a href={file}>The JSON file of the Games</a> lists
              every session.
            </p>
          </noscript>
          <div data-dated>
            <div className={`${styles.summary} wrapping-row`}>
              <div role="status">
                <h2>
                  {shownCountText(shown.length, sessions.length, 'session')}{' '}
                  <small>{textOf(choice, chosenSports, hostZone, visitor)}</small>
                </h2>
              </div>
              {isFiltered && shown.length > 0 && shown.length <= MOST_TO_STAR && (
                <StarThese sessions={shown} />
              )}
            </div>
            {chosenSports.length > 0 && (
              <p className={`${styles.stars} wrapping-row`}>
                {chosenSports.map(
                  ({ event, name }) =>
                    event && (
                      <span key={name} className={styles.star}>
                        {name}
                        <FollowButton follow={{ list: 'events', key: event.id }} name={name} />
                      </span>
                    ),
                )}
              </p>
            )}
            {shown.length > 0 ? (
              <EventList
                // In another zone they are in another order, and the script in the head has marked the rows as they were sent.
                key={JSON.stringify([choice, visitor.timeZone])}
                events={shown.map(({ event }) => asRow(event))}
                countedOnly={isFiltered ? others : []}
                visitor={visitor}
                knownLabels={chosenSports.length === 1 ? chosenSports.map(({ name }) => name) : []}
                hrefOf={eventPath}
                dayHeading="h3"
                hintOf={(event) => localTime(event, hostZone, visitor)}
              />
            ) : (
              <p className="muted">No sessions match.</p>
            )}
          </div>
        </section>
      )}
    </>
  );
}

function Ceremony({ ceremony, visitor }: { ceremony: SportsEvent; visitor: Visitor }) {
  const time = { of: ceremony, visitor };
  return (
    <li {...rowAttributes(ceremony, undefined, 'olympics', visitor)}>
      <b>
        <Time form="when" {...time} />
      </b>
      <span>
        {ceremony.name}
        <small>
          {ceremony.location || ceremony.details} <Time form="until" {...time} />
        </small>
      </span>
      <RowLink href={eventPath(ceremony)} label={`${ceremony.name}: details, add to calendar`} hasAdd />
    </li>
  );
}

interface DayStripProps {
  counts: readonly DayCount[];
  chosen: readonly string[];
  onToggle: (day: string) => void;
}

/** A switch for each day, with a bar of its sessions, part of it those with medals. */
function DayStrip({ counts, chosen, onToggle }: DayStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const isVisitorKnown = useVisitorKnown();
  const [first] = chosen;
  // On a phone it scrolls; what is pressed stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for the day that the address requested
  useEffect(() => {
    const day = strip.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (day && strip.current) strip.current.scrollLeft = day.offsetLeft - strip.current.offsetLeft;
  }, [isVisitorKnown, first === undefined]);
  return (
    <div className={styles.line}>
      <span id="days-of-games">Day</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid in every browser. */}
      <div ref={strip} className={bars.days} role="group" aria-labelledby="days-of-games">
        {counts.map((count) => (
          <button
            key={count.day}
            type="button"
            className={bars.day}
            aria-pressed={chosen.includes(count.day)}
            aria-label={dayLabel(count)}
            onClick={() => onToggle(count.day)}
          >
            <DayBar count={count} counts={counts} />
          </button>
        ))}
      </div>
    </div>
  );
}

/** `22–24 Jul in Los Angeles · athletics, swimming · with medals` */
function textOf(
  { days, isMedalsOnly }: Choice,
  sports: readonly GamesSport[],
  hostZone: string,
  visitor: Visitor,
) {
  const parts = [
    days.length > 0 && `${rangesOf(days, visitor)} in ${zonePlace(hostZone)}`,
    sports.map(({ name }) => name.toLowerCase()).join(', '),
    isMedalsOnly && 'with medals',
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Days in a row as one. */
function rangesOf(days: readonly string[], visitor: Visitor): string {
  const ranges: [string, string][] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last && addDays(last[1], 1) === day) last[1] = day;
    else ranges.push([day, day]);
  }
  return ranges.map(([from, to]) => dayRange(from, to, visitor)).join(', ');
}

/** Stars all sessions that are listed, or none of them. */
function StarThese({ sessions }: { sessions: readonly Session[] }) {
  const { events } = useFollows();
  const ids = sessions.map(({ event }) => event.id);
  const areStarred = ids.every((id) => events.includes(id));
  const toggle = () =>
    changeFollows((before) => {
      const others = before.events.filter((id) => !ids.includes(id));
      return { ...before, events: areStarred ? others : [...others, ...ids] };
    });
  const these = ids.length === 1 ? 'this session' : `these ${ids.length}`;
  return (
    <button type="button" className={links.link} onClick={toggle} aria-live="polite">
      {areStarred ? `Remove ${these} from My calendar` : `Add ${these} to My calendar`}
    </button>
  );
}

/** What is contested is a note, however short it is, and the medals are its badge. */
function asRow(event: SportsEvent): SportsEvent {
  const details = event.details.split(/;\s*/);
  const isShort = (detail: string) => /\bmedal\b|confirmed|^(cancelled|postponed)/i.test(detail);
  return {
    ...event,
    details: details.filter(isShort).join('; '),
    extras: details.filter((detail) => !isShort(detail)).join('; '),
  };
}

/** Also for visitors in that zone, whose page would move otherwise: it is written before anybody's zone is known. */
function localTime({ start }: SportsEvent, hostZone: string, { hour12 }: Visitor): string | undefined {
  if (!isTimed(start)) return undefined;
  const weekday = weekdayText(listedDay(start, hostZone), 'short');
  return `${weekday} ${timeText(start, { timeZone: hostZone, hour12 })} in ${zonePlace(hostZone)}`;
}
