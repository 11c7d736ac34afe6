/** Everything about one event, at a URL of its own: beside the page on a wide screen, from below on a phone. */
import sourceTitles from 'virtual:catalog/source-titles';
import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { isTimed } from '../../catalog/day/day.ts';
import { splitDetails } from '../../catalog/event/channels.ts';
import type { Confidence, SportsEvent } from '../../catalog/event/event.ts';
import { type Status, statusOf } from '../../catalog/event/status.ts';
import { occasionPath } from '../../catalog/event/urls.ts';
import { venueAndCity } from '../../catalog/place/venue.ts';
import type { LeagueSummary } from '../../catalog/season/summary.ts';
import { calendarLinks } from '../../feeds/calendar-links.ts';
import { occasionOfEvent } from '../data/occasions.ts';
import { teamHref } from '../data/team-links.ts';
import { FollowButton } from '../follows/follow-button.tsx';
import { SportIcon } from '../sport/sport-icon.tsx';
import { dayWithYear, untilText, whenText, zonePlace, zoneText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import buttons from '../ui/buttons.module.css';
import { CopyLink } from '../ui/copy-link.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { REPORT_ADDRESS, reportHref } from '../util/report-link.ts';
import { saveFile } from '../util/save-file.ts';
import { isSaidByDate } from './badges.ts';
import { EventName } from './event-name.tsx';
import styles from './event-panel.module.css';
import { todayText } from './which-day.ts';

const STATUS_WORDS = {
  upcoming: 'Upcoming',
  today: 'Today',
  live: 'Live',
  finished: 'Finished',
  unconfirmed: 'Not confirmed',
  cancelled: 'Cancelled',
  postponed: 'Postponed',
};

const CONFIDENCE_TEXTS: Record<Confidence, string> = {
  source: '',
  derived: ' (worked out from it)',
  known: ' (no public source found)',
  estimated: ' (estimate; not announced yet)',
};

interface EventPanelProps {
  event: SportsEvent;
  league: LeagueSummary;
  homeZone: string;
  visitor: Visitor;
  onClose: () => void;
}

export default function EventPanel({ onClose, ...details }: EventPanelProps) {
  const { event, league, visitor } = details;
  const status = statusOf(event, league.sport, visitor.now);
  // The panel opens at once: other zones take a slow phone a moment.
  const hasDetails = useDeferredValue(true, false);
  return (
    <Dialog className={styles.panel} label={event.name} onClose={onClose}>
      <div className={styles.content} data-sport={league.sport}>
        <form method="dialog" className={styles.head}>
          <SportIcon sport={league.sport} size={20} />
          <span className={styles.over}>
            {[league.name, event.type || event.section].filter(Boolean).join(' · ')}
          </span>
          <button type="submit" className={buttons.action}>
            Close
          </button>
        </form>
        <h2>
          <EventName event={event} teamHref={teamHref} isFull isStacked size="large" />
        </h2>
        <p className={styles.status} data-status={status}>
          {statusText(event, status, visitor)}
          {event.sure === 'estimated' && ' · estimated dates'}
        </p>
        {hasDetails && <Details {...details} />}
      </div>
    </Dialog>
  );
}

function Details({ event, league, homeZone, visitor }: Omit<EventPanelProps, 'onClose'>) {
  const { channels, others: all } = splitDetails(event.details);
  const others = all.filter((detail) => !isSaidByDate(detail));
  const occasion = occasionOfEvent(event);
  const page = window.location.href;
  const addId = useId();
  return (
    <>
      <dl className={styles.facts}>
        <Fact term={isTimed(event.start) ? 'Your time' : 'Date'}>
          {whenText(event, visitor)}
          {isTimed(event.start) && ` · ${zoneText(visitor.timeZone, Date.parse(event.start))}`}
        </Fact>
        {isTimed(event.start) && (
          <>
            <Fact term={`${placeOf(event, homeZone)} time`}>
              {whenText(event, { ...visitor, timeZone: event.zone })}
            </Fact>
            <Fact term="UTC">{whenText(event, { ...visitor, timeZone: 'UTC' })}</Fact>
          </>
        )}
        {event.moved && (
          <Fact term="Moved">
            from {whenText({ ...event.moved, zone: event.zone }, visitor)} on{' '}
            {dayWithYear(event.moved.day, visitor)}
          </Fact>
        )}
        {event.location && <Fact term="Venue">{event.location}</Fact>}
        {channels.length > 0 && <Fact term="TV">{channels.join(', ')}</Fact>}
        {others.length > 0 && <Fact term="Details">{others.join('; ')}</Fact>}
        {event.extras && <Fact term="Card">{event.extras}</Fact>}
        <Fact term="Season">
          {event.season}
          {event.section && ` · ${event.section}`}
        </Fact>
      </dl>
      {occasion && (
        <p>
          <a href={occasionPath(occasion.slug)}>
            {occasion.season === undefined
              ? `All editions of ${occasion.name}`
              : `${occasion.name} by day and by sport`}
          </a>
        </p>
      )}
      <section className={styles.add} aria-labelledby={addId}>
        <h3 id={addId}>Add to calendar</h3>
        <p className={`${styles.actions} wrapping-row`}>
          {calendarLinks(event, league.sport, page).map(({ label, href }, index) => (
            <a
              key={label}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className={index === 0 ? buttons.primary : buttons.action}
            >
              {label}
            </a>
          ))}
          <DownloadButton event={event} league={league} page={page} />
        </p>
      </section>
      <p className={`${styles.actions} wrapping-row`}>
        <FollowButton follow={{ list: 'events', key: event.id }} name={event.name} hasWords />
        <CopyLink address={page} className={buttons.action} />
      </p>
      <p className={`${styles.source} wrapping-row`}>
        <span>
          Source: {sourceTitles[event.source] ?? event.source}
          {CONFIDENCE_TEXTS[event.sure]}
        </span>
        {REPORT_ADDRESS && (
          <a
            href={reportHref(REPORT_ADDRESS, { event, page })}
            target={REPORT_ADDRESS.startsWith('mailto:') ? undefined : '_blank'}
            rel="noopener noreferrer"
          >
            Report a mistake
          </a>
        )}
      </p>
    </>
  );
}

/** The city, where its zone is known: Las Vegas rather than Los Angeles, which gives the zone its name. */
function placeOf({ location, zone }: SportsEvent, homeZone: string): string {
  const [city = ''] = venueAndCity(location).city.split(', ');
  return zone === homeZone || city === '' ? zonePlace(zone) : city;
}

function statusText(event: SportsEvent, status: Status, visitor: Visitor): string {
  if (status === 'upcoming') return untilText(event, visitor) || STATUS_WORDS.upcoming;
  return todayText(event, visitor) || STATUS_WORDS[status];
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface DownloadProps {
  event: SportsEvent;
  league: LeagueSummary;
  page: string;
}

function DownloadButton({ event, league, page }: DownloadProps) {
  const [hasFailed, setFailed] = useState(false);
  const download = async () => {
    try {
      const { eventCalendar } = await import('../../feeds/calendar.ts');
      const text = eventCalendar(event, {
        sport: league.sport,
        leagueName: league.name,
        page,
      });
      saveFile(`${event.id.split('/').at(-1)}.ics`, text, 'text/calendar');
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <button type="button" className={buttons.action} onClick={download} aria-live="polite">
      {hasFailed ? 'Couldn’t create the file. Try again' : 'Apple and others (.ics)'}
    </button>
  );
}
