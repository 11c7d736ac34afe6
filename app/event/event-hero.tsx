/** The event that is on or comes next, large at the top of its league's page: when, who, where, and what follows. */
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { isTimed, listedDay } from '../../catalog/day/day.ts';
import { splitDetails } from '../../catalog/event/channels.ts';
import { isGame, type SportsEvent } from '../../catalog/event/event.ts';
import { SITE_NAMES, siteFor } from '../../catalog/event/neutral-site.ts';
import { isUnderWay } from '../../catalog/event/status.ts';
import { isPlay } from '../../catalog/event/vocabulary.ts';
import { countryCode } from '../../catalog/place/country.ts';
import { FLAGS } from '../../catalog/place/flags.ts';
import { venueAndCity } from '../../catalog/place/venue.ts';
import { leagueNameOf, sportOf } from '../data/site-map.ts';
import { roundText, timeText, untilText, whenText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import buttons from '../ui/buttons.module.css';
import { CalendarPlusIcon } from '../ui/icons.tsx';
import { isSaidByDate } from './badges.ts';
import styles from './event-hero.module.css';
import { EventName } from './event-name.tsx';
import type { TeamHref } from './event-sides.tsx';
import { sidesOf } from './sides.ts';
import { todayText } from './which-day.ts';

interface EventHeroProps {
  event: SportsEvent;
  visitor: Visitor;
  isFollowed?: boolean;
  /** The side whose page it is. */
  team?: string;
  /** The address of the event's panel, which has the calendars to add it to. */
  href: string;
  teamHref?: TeamHref;
  /** The race that a session belongs to, which is what most visitors came for. */
  race?: SportsEvent | undefined;
  /** What follows it. */
  children?: ReactNode;
}

/** No line begins with a dot. */
const DOT = '\u00a0· ';

export function EventHero({
  event,
  visitor,
  isFollowed,
  team,
  href,
  teamHref,
  race,
  children,
}: EventHeroProps) {
  const sport = sportOf(event);
  const isLive = isUnderWay(event, sport, visitor.now);
  const today = todayText(event, visitor);
  // Grands Prix have the country as their details.
  const country = isGame(event) ? undefined : countryCode(event.details, FLAGS);
  return (
    <article
      className={styles.hero}
      style={edgeOf(event)}
      aria-label={isLive ? 'On now' : today ? 'Today' : 'Next'}
    >
      {/* Another event gets new elements, so that nothing of the one before keeps the focus. */}
      <Fragment key={event.id}>
        <div className={styles.body}>
          <div className={styles.when}>
            <p className={styles.over}>
              {isLive && <b className={styles.live}>Live</b>}
              {today !== '' && <span data-relative>{today}</span>}
              {!isLive && today === '' && `${isFollowed ? 'Your next' : 'Next'} ${nounOf(event, sport)}`}
              {labelOf(event, team)}
            </p>
            <When event={event} isOn={isLive || today !== ''} visitor={visitor} />
          </div>
          <p className={styles.name}>
            <EventName
              event={country ? { ...event, flag: country } : event}
              teamHref={teamHref}
              isFull
              isStacked
              size="hero"
              icon={sport}
            />
          </p>
          <Facts
            event={event}
            race={race}
            visitor={visitor}
            isLeagueNamed={team !== undefined}
            hasCountry={country !== undefined}
          />
          <a
            href={href}
            className={`${buttons.primary} ${styles.add}`}
            aria-label={`Add to calendar: ${event.name}`}
          >
            <CalendarPlusIcon />
            <span>
              Add<span className={styles.long}> to calendar</span>
            </span>
          </a>
        </div>
        {children}
      </Fragment>
    </article>
  );
}

/** "Week 11"; the type where it says more than the category. On the page of a side, where it plays. */
function labelOf(event: SportsEvent, team: string | undefined): string {
  if (team !== undefined && isGame(event)) return `${DOT}${SITE_NAMES[siteFor(team, event)]}`;
  const { type, section, name } = event;
  const label = [type, section].find((each) => each !== '' && !name.includes(each));
  return label === undefined ? '' : `${DOT}${label}`;
}

function nounOf(event: SportsEvent, sport: string): string {
  if (!isGame(event)) return 'event';
  return sport === 'soccer' ? 'match' : 'game';
}

interface WhenProps {
  event: SportsEvent;
  /** Live, or on one of its days. */
  isOn: boolean;
  visitor: Visitor;
}

/** The time large, if there is one, with the date below; else the date large. */
function When({ event, isOn, visitor }: WhenProps) {
  const { start, end, provisional, sure } = event;
  const day = listedDay(start, visitor.timeZone);
  const isRange = end !== null && listedDay(end, visitor.timeZone) !== day;
  const hasTime = isTimed(start) && !isRange;
  const dayText = whenText({ start: day, end: null }, visitor);
  const until = isOn ? '' : untilText(event, visitor);
  const lead = provisional ? roundText(start, visitor) : isRange ? whenText(event, visitor) : dayText;
  const open = provisional ? '' : !hasTime && !isRange && isPlay(event) ? 'time TBC' : '';
  return (
    <p className={styles.moment}>
      <time dateTime={start} className={styles.lead} data-is-time={hasTime || undefined}>
        {hasTime ? timeText(start, visitor) : lead}
      </time>{' '}
      <span className={styles.date}>
        {provisional && <span className={styles.open}>date TBC</span>}
        {sure === 'estimated' && <span className={styles.open}>estimated</span>}
        {hasTime && <b>{dayText}</b>}
        {open}
        {until && (
          <span className={styles.until} data-relative>
            {until}
          </span>
        )}
      </span>
    </p>
  );
}

interface FactsProps {
  event: SportsEvent;
  /** The details are a country. */
  hasCountry: boolean;
  isLeagueNamed: boolean;
  race: SportsEvent | undefined;
  visitor: Visitor;
}

function Facts({ event, hasCountry, isLeagueNamed, race, visitor }: FactsProps) {
  const { channels, others } = splitDetails(event.details);
  const { venue, city } = venueAndCity(event.location);
  const notes = others.filter((detail) => detail !== '' && !isSaidByDate(detail));
  return (
    <dl className={styles.facts}>
      {race && (
        <Fact term="Race">
          <time dateTime={race.start}>
            {whenText(race, visitor)}
            <span data-relative>
              {DOT}
              {untilText(race, visitor)}
            </span>
          </time>
        </Fact>
      )}
      {isLeagueNamed && (
        <Fact term="League">
          {leagueNameOf(event)}
          {event.section && <small> {event.type || event.section}</small>}
        </Fact>
      )}
      {channels.length > 0 && <Fact term="TV">{channels.join(', ')}</Fact>}
      {event.location && (
        <Fact term="Venue">
          <bdi>{venue ?? city}</bdi>
          {venue && <small> {city}</small>}
        </Fact>
      )}
      {event.extras && <Fact term="Card">{event.extras}</Fact>}
      {notes.length > 0 && <Fact term={hasCountry ? 'Country' : 'Note'}>{notes.join('; ')}</Fact>}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div data-term={term}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The edge and the tint are in the colours of the two sides; without them, in the accent of the sport. */
function edgeOf(event: SportsEvent): CSSProperties | undefined {
  if (!isGame(event)) return undefined;
  const { first, second } = sidesOf(event);
  const [one, other] = [first, second].map(({ look }) => look.colors?.fill);
  return one && other ? ({ '--first': one, '--second': other } as CSSProperties) : undefined;
}
