/** The event that is on or comes next, large at the top of its league's page: when, who, where, and what follows. */
import { type CSSProperties, Fragment, type ReactNode, useId } from 'react';
import { isTimed } from '../../catalog/day/day.ts';
import { splitDetails } from '../../catalog/event/channels.ts';
import { isGame, type SportsEvent } from '../../catalog/event/event.ts';
import { isWholeGames } from '../../catalog/event/games-title.ts';
import { SITE_NAMES, siteFor } from '../../catalog/event/neutral-site.ts';
import { isPlay } from '../../catalog/event/vocabulary.ts';
import { countryCode } from '../../catalog/place/country.ts';
import { FLAGS } from '../../catalog/place/flags.ts';
import { venueAndCity } from '../../catalog/place/venue.ts';
import { leagueNameOf, sportOf } from '../data/site-map.ts';
import { Time } from '../time/time.tsx';
import { timeFacts } from '../time/time-facts.ts';
import type { Visitor } from '../time/visitor.tsx';
import buttons from '../ui/buttons.module.css';
import { CalendarPlusIcon } from '../ui/icons.tsx';
import { isSaidByDate } from './badges.ts';
import styles from './event-hero.module.css';
import { EventName } from './event-name.tsx';
import type { TeamHref } from './event-sides.tsx';
import { EventStatus } from './event-status.tsx';
import { rowAttributes } from './row-attributes.ts';
import { sidesOf } from './sides.ts';

interface EventHeroProps {
  event: SportsEvent;
  visitor: Visitor;
  isFollowed?: boolean;
  /** The side whose page it is. */
  team?: string;
  /** On the page of its tournament, which has its name above. */
  isEdition?: boolean;
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
  isEdition = false,
  href,
  teamHref,
  race,
  children,
}: EventHeroProps) {
  const sport = sportOf(event);
  const statusId = useId();
  // Grands Prix have the country as their details.
  const country = isGame(event) ? undefined : countryCode(event.details, FLAGS);
  return (
    <article
      {...rowAttributes(event, undefined, sport, visitor)}
      className={`${styles.hero} screen-only`}
      style={edgeOf(event)}
      aria-labelledby={statusId}
    >
      {/* Another event gets new elements, so that nothing of the one before keeps the focus. */}
      <Fragment key={event.id}>
        <div className={styles.body} data-edition={isEdition || undefined}>
          <div className={styles.when}>
            <p id={statusId} className={styles.over}>
              <EventStatus event={event} visitor={visitor}>
                {isFollowed ? 'Your next' : 'Next'} {isEdition ? 'edition' : nounOf(event, sport)}
              </EventStatus>
              {!isWholeGames(event, sport) && labelOf(event, team)}
            </p>
            <When event={event} visitor={visitor} />
          </div>
          {!isEdition && (
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
          )}
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
  if (isWholeGames(event, sport)) return 'Games';
  if (!isGame(event)) return 'event';
  return sport === 'soccer' ? 'match' : 'game';
}

/** The time large, if there is one, with the date below; else the date large. */
function When({ event, visitor }: { event: SportsEvent; visitor: Visitor }) {
  const { start, end, isOpen } = timeFacts(event);
  const isRange = start !== end;
  const hasTime = isTimed(start) && !isRange;
  const lead = isOpen ? 'round' : isRange ? 'range' : hasTime ? 'time' : 'date';
  const time = { of: event, visitor };
  return (
    <p className={styles.moment}>
      <span className={styles.lead} data-is-time={hasTime || undefined}>
        <Time form={lead} {...time} />
      </span>{' '}
      <span className={`${styles.date} wrapping-row`}>
        {isOpen && <span className={styles.open}>date TBC</span>}
        {event.sure === 'estimated' && <span className={styles.open}>estimated</span>}
        {hasTime && (
          <b>
            <Time form="date" {...time} />
          </b>
        )}
        {lead === 'date' && isPlay(event) && 'time TBC'}
        <Time form="until" {...time} className={styles.until} />
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
          <Time form="when-until" of={race} visitor={visitor} />
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
