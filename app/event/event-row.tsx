/** One event, one row: when · league · name · place · badges. The whole row opens the event; the sides of a game are links above it. */
import type { ReactNode } from 'react';
import { isTimed } from '../../catalog/day/day.ts';
import { lastsForDays } from '../../catalog/day/event-days.ts';
import { type Game, isGame, type SportsEvent } from '../../catalog/event/event.ts';
import { SITE_NAMES, siteFor } from '../../catalog/event/neutral-site.ts';
import { type Status, statusOf } from '../../catalog/event/status.ts';
import { eventAnchor } from '../../catalog/event/urls.ts';
import { isPlay } from '../../catalog/event/vocabulary.ts';
import { venueAndCity } from '../../catalog/place/venue.ts';
import { leagueBySlug, sportOf } from '../data/site-map.ts';
import { noTimeText } from '../time/format.ts';
import { isEventOutside } from '../time/my-hours.ts';
import { Time } from '../time/time.tsx';
import type { Visitor } from '../time/visitor.tsx';
import chip from '../ui/chip.module.css';
import { factsOf } from './badges.ts';
import { EventName } from './event-name.tsx';
import styles from './event-row.module.css';
import { Side, type TeamHref } from './event-sides.tsx';
import { LeagueCode } from './league-code.tsx';
import { isNewlyMoved } from './newly-moved.ts';
import { pillOf } from './pill.ts';
import { RoundAndCity } from './round-and-city.tsx';
import { rowAttributes } from './row-attributes.ts';
import { RowLink } from './row-link.tsx';
import { afterSides, sidesOf } from './sides.ts';

const NUMBERED = /^(Week|Matchday|Round) \d+$/;

export interface EventRowProps {
  event: SportsEvent;
  /** The event in the row above that is not left out. */
  previous?: SportsEvent | undefined;
  visitor: Visitor;
  /** Labels in the headings above the row, which need no badge. */
  knownLabels: readonly string[];
  /** Where rows of several leagues are together: each names its own. */
  hasLeague?: boolean | undefined;
  /** The side whose page it is: the row names the other one, and says whether the game is at home. */
  team?: string | undefined;
  teamHref?: TeamHref | undefined;
  /** Whether the visitor follows the team of an address. */
  isFollowed?: (teamHref: string) => boolean;
  /** The address of the event's panel. */
  href?: string | undefined;
  /** Whether the row has an anchor. Anchors are unique within a season, not over several leagues. */
  isAnchored?: boolean;
  /** A short remark below the name. */
  hint?: string | undefined;
  /** The day, in the gutter beside the rows. */
  date?: ReactNode;
  /** The list is of one day, which is said above it. */
  isOneDay?: boolean | undefined;
  /** What else there is at the same time. */
  children?: ReactNode;
}

export function EventRow({
  event,
  previous,
  visitor,
  knownLabels,
  hasLeague,
  team,
  teamHref,
  isFollowed,
  href,
  isAnchored = true,
  hint,
  date,
  isOneDay,
  children,
}: EventRowProps) {
  const sport = sportOf(event);
  const league = hasLeague ? leagueBySlug(event.league) : undefined;
  const pill = pillOf(event, league !== undefined);
  const isOtherSide = team !== undefined && isGame(event);
  const site = isOtherSide ? siteFor(team, event) : undefined;
  const round = knownLabels.includes(event.type) ? '' : event.type;
  const said = site ? [round] : league ? plainLabels(event) : [];
  const isMoved = isNewlyMoved(event, visitor.sent.today);
  const { badges, note } = factsOf(event, [...knownLabels, ...said, ...(pill ? [pill.text] : [])]);
  return (
    <li {...rowAttributes(event, previous, sport, visitor)} className={styles.row}>
      {date}
      <div
        id={isAnchored ? eventAnchor(event) : undefined}
        className={styles.event}
        data-columns={site ? 'team' : league && 'leagues'}
      >
        <When event={event} previous={previous} visitor={visitor} isOneDay={isOneDay} />
        {league && !site && <LeagueCode league={league} />}
        {site && (
          <b className={styles.site} data-site={site} title={SITE_NAMES[site]}>
            {SITE_NAMES[site].slice(0, 1)}
            <span className="visually-hidden">{SITE_NAMES[site].slice(1)}</span>
          </b>
        )}
        {isOtherSide ? (
          <span className={styles.other}>
            <OtherSide game={event} team={team} teamHref={teamHref} isFollowed={isFollowed} />
          </span>
        ) : (
          <EventName
            event={event}
            within={knownLabels}
            teamHref={teamHref}
            isFollowed={isFollowed}
            icon={league && sport}
          />
        )}
        {(site || event.location || note || hint) && (
          <span className={styles.place}>
            {site ? (
              <RoundAndCity event={event} competition={league?.name} round={round} site={site} />
            ) : (
              <Place location={event.location} />
            )}
            {note && <small className={styles.note}>{note}</small>}
            {hint && <small className={styles.note}>{hint}</small>}
          </span>
        )}
        {(pill || isMoved || badges.length > 0) && (
          <span className={styles.badges}>
            {isMoved && <span className={styles.badge}>Moved</span>}
            {pill && (
              <span className={chip.pill} data-tone={pill.tone} title={pill.title}>
                {pill.text}
              </span>
            )}
            {badges.map((badge) => (
              <span key={badge} className={styles.badge}>
                {badge}
              </span>
            ))}
          </span>
        )}
        {href && <RowLink href={href} label={`${event.name}: details, add to calendar`} hasAdd />}
        {children}
      </div>
    </li>
  );
}

/** Among several leagues a week, or what kind of a regular game it is, says little. */
function plainLabels({ type, importance }: SportsEvent): string[] {
  return importance === 'regular' || NUMBERED.test(type) ? [type] : [];
}

type WhenProps = Pick<EventRowProps, 'event' | 'previous' | 'visitor' | 'isOneDay'>;

/** The time of a slot is said once, by its first row: below it, it is quiet, and what is in place of a time is left out. */
function When({ event, previous, visitor, isOneDay }: WhenProps) {
  const status = statusOf(event, sportOf(event), visitor.now);
  const isSameStart = previous?.start === event.start && previous.end === event.end;
  if (hasTime(event)) {
    return (
      <span
        className={styles.when}
        data-quiet={isSameStart || undefined}
        title={isEventOutside(event, visitor) ? 'Outside your hours' : undefined}
      >
        <Time form="time" of={event} visitor={visitor} />
        {isNotConfirmed(status) && <small> not confirmed</small>}
      </span>
    );
  }
  if (isOneDay && (event.provisional || lastsForDays(event))) {
    return (
      <span className={styles.when} data-quiet>
        <Time form="range" of={event} visitor={visitor} />
        {event.provisional && <small> date TBC</small>}
      </span>
    );
  }
  const text = textOf(event, status);
  const isSaid =
    previous !== undefined &&
    isSameStart &&
    !hasTime(previous) &&
    textOf(previous, statusOf(previous, sportOf(previous), visitor.now)) === text;
  return (
    <span className={styles.when} data-quiet>
      {!isSaid && text}
    </span>
  );
}

/** What lasts for days has them in the gutter, and no hours that a visitor could go by. */
function hasTime(event: SportsEvent): boolean {
  return isTimed(event.start) && !lastsForDays(event);
}

const isNotConfirmed = (status: Status) => status === 'unconfirmed';

function textOf(event: SportsEvent, status: Status): string {
  if (isNotConfirmed(status)) return 'Not confirmed';
  if (event.provisional || lastsForDays(event)) return '';
  return isPlay(event) ? noTimeText(event, status) : 'All day';
}

type OtherSideProps = Pick<EventRowProps, 'teamHref' | 'isFollowed'> & { game: Game; team: string };

function OtherSide({ game, team, teamHref, isFollowed }: OtherSideProps) {
  const { first, second } = sidesOf(game);
  const other = first.name === team ? second : first;
  return (
    <>
      <Side side={other} isFull href={teamHref?.(other.name, game)} isFollowed={isFollowed} />
      {afterSides(game)}
    </>
  );
}

/** `Reliant Stadium (Houston)` as `Reliant Stadium, Houston`; on a tablet the city alone. */
function Place({ location }: { location: string }) {
  const { venue, city } = venueAndCity(location);
  return (
    <>
      {venue && <span className={styles.venue}>{venue}, </span>}
      {city}
    </>
  );
}
