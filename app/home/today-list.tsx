/** What is left of today: one row for each league and time, with the other games of that time as badges below it. */

import { isTimed } from '../../catalog/day/day.ts';
import { splitDetails } from '../../catalog/event/channels.ts';
import { type Game, isGame, type SportsEvent } from '../../catalog/event/event.ts';
import { lastsUntil } from '../../catalog/event/status.ts';
import { eventPath } from '../../catalog/event/urls.ts';
import { isPlay } from '../../catalog/event/vocabulary.ts';
import type { Slot, TodaysEvents } from '../../catalog/ranking/today.ts';
import { leagueNameOf, sportOf } from '../data/site-map.ts';
import { teamHref } from '../data/team-links.ts';
import { EventPlates } from '../event/event-plates.tsx';
import { RowLink } from '../event/row-link.tsx';
import { shortName } from '../event/short-name.ts';
import { afterSides, type GameSide, sidesOf } from '../event/sides.ts';
import { whichDay } from '../event/which-day.ts';
import { TeamBadge } from '../identity/team-badge.tsx';
import { noTimeText, timeText } from '../time/format.ts';
import { useVisitorKnown, type Visitor } from '../time/visitor.tsx';
import { countText } from '../util/count-text.ts';
import sections from './sections.module.css';
import styles from './today-list.module.css';

/** More rows than this are a link to the calendar. */
const MOST_ROWS = 14;
const MOST_PLATES = 5;

interface TodayListProps {
  events: TodaysEvents;
  visitor: Visitor;
  /** The page of the day. */
  href: string;
}

export function TodayList({ events: { slots }, visitor, href }: TodayListProps) {
  // What lasts for days comes after the games, but none of it is left out for them.
  const lasting = slots.filter(({ lead }) => lead.end !== null);
  const room = slots.filter((slot) => !lasting.includes(slot)).slice(0, MOST_ROWS - lasting.length);
  const shown = slots.filter((slot) => lasting.includes(slot) || room.includes(slot));
  const left = slots
    .filter((slot) => !shown.includes(slot))
    .reduce((sum, { others }) => sum + 1 + others.length, 0);
  return (
    <>
      <ol className={sections.rows}>
        {shown.map((slot, index) => (
          <Row
            key={slot.lead.id}
            slot={slot}
            isSameTime={!slot.isLive && shown[index - 1]?.lead.start === slot.lead.start}
            visitor={visitor}
            href={href}
          />
        ))}
      </ol>
      {left > 0 && (
        <p className={styles.more}>
          <a href={href}>{countText(left, 'more event')} today →</a>
        </p>
      )}
    </>
  );
}

interface RowProps {
  slot: Slot;
  /** Begins with the row before it, whose time is the one to see. */
  isSameTime: boolean;
  visitor: Visitor;
  href: string;
}

function Row({ slot, isSameTime, visitor, href }: RowProps) {
  const { lead, others, isWholeDay } = slot;
  // The page may be read later, and without scripts: then a time is true, and "Live" is not.
  const isLive = useVisitorKnown() && slot.isLive;
  const ofLeague = `${href}#${lead.league}`;
  const league = leagueNameOf(lead);
  const [channel] = splitDetails(lead.details).channels;
  return (
    <li className={styles.row} data-sport={sportOf(lead)} data-until={lastsUntil(lead, sportOf(lead))}>
      <span className={styles.when} data-same={isSameTime || undefined}>
        {isLive && <b className={sections.live}>Live</b>}
        {!isLive && <time dateTime={lead.start}>{timeOf(lead, visitor)}</time>}
      </span>
      <span className={styles.league}>{league}</span>
      {isWholeDay ? (
        <>
          <span className={styles.name}>All {others.length + 1} games</span>
          <RowLink href={ofLeague} label={`All games of ${league} today`} />
        </>
      ) : (
        <>
          <Name event={lead} />
          <span className={styles.place}>{placeOf(lead, visitor)}</span>
          {channel && <span className={styles.channel}>{channel}</span>}
          <RowLink href={eventPath(lead)} label={`${lead.name}: details, add to calendar`} />
          {others.length > 0 && (
            <span className={styles.others}>
              <a href={ofLeague}>
                +{others.length} <span className={styles.word}>more</span> {league}
              </a>
              {others.slice(0, MOST_PLATES).map((event) => (
                <a
                  key={event.id}
                  className={styles.plate}
                  href={eventPath(event)}
                  title={event.name}
                  aria-label={event.name}
                >
                  <EventPlates event={event} />
                </a>
              ))}
            </span>
          )}
        </>
      )}
    </li>
  );
}

function timeOf(event: SportsEvent, visitor: Visitor): string {
  if (isTimed(event.start)) return timeText(event.start, visitor);
  return isPlay(event) && event.end === null ? noTimeText(event, 'upcoming') : 'All day';
}

/** Of what lasts several days also which of them it is. */
function placeOf(event: SportsEvent, visitor: Visitor): string {
  return [whichDay(event, visitor), event.location].filter(Boolean).join(' · ');
}

function Name({ event }: { event: SportsEvent }) {
  if (isGame(event)) return <Sides game={event} />;
  return (
    <span className={styles.name}>
      <EventPlates event={event} />
      {shortName(event)}
    </span>
  );
}

function Sides({ game }: { game: Game }) {
  const { first, mark, second } = sidesOf(game);
  const side = (each: GameSide, className: string | undefined, after?: string) => (
    <span className={className}>
      <TeamBadge look={each.look} />
      <TeamName side={each} href={teamHref(each.name, game)} />
      {after}
    </span>
  );
  return (
    <>
      {side(first, styles.first)}
      <i className={styles.mark}>{mark}</i>
      {side(second, styles.second, afterSides(game))}
    </>
  );
}
