/** Everything about one event, at a URL of its own: beside the page on a wide screen, from below on a phone. */
import sourceTitles from 'virtual:catalog/source-titles';
import { type ReactNode, useState } from 'react';
import { splitDetails } from '../../catalog/channels.ts';
import { isTimed } from '../../catalog/day.ts';
import type { Confidence, SportsEvent } from '../../catalog/event.ts';
import { statusOf } from '../../catalog/status.ts';
import type { LeagueSummary } from '../../catalog/summary.ts';
import { calendarLinks } from '../../feeds/calendar-links.ts';
import { teamHref } from '../data/team-links.ts';
import { whenText, zonePlace, zoneText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import buttons from '../ui/buttons.module.css';
import { CopyLink } from '../ui/copy-link.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { REPORT_ADDRESS, reportHref } from '../util/report-link.ts';
import { saveFile } from '../util/save-file.ts';
import { isSaidByDate } from './badges.ts';
import { EventName } from './event-name.tsx';
import styles from './event-panel.module.css';

const STATUS_WORDS = {
  upcoming: 'Upcoming',
  live: 'On now',
  finished: 'Over',
  unconfirmed: 'Not confirmed',
  cancelled: 'Cancelled',
  postponed: 'Postponed',
};

const CONFIDENCE_TEXTS: Record<Confidence, string> = {
  source: '',
  derived: ' (computed from it)',
  known: ' (general knowledge, no public file found)',
  estimated: ' (estimate, not announced yet)',
};

interface EventPanelProps {
  event: SportsEvent;
  league: LeagueSummary;
  homeZone: string;
  visitor: Visitor;
  onClose: () => void;
}

export default function EventPanel({ event, league, homeZone, visitor, onClose }: EventPanelProps) {
  const status = statusOf(event, league.sportId, visitor.now, visitor.timeZone);
  const { channels, others: all } = splitDetails(event.details);
  const others = all.filter((detail) => !isSaidByDate(detail));
  const page = window.location.href;
  return (
    <Dialog className={styles.panel} labelledBy="event-panel-name" onClose={onClose}>
      <div className={styles.content}>
        <form method="dialog" className={styles.head}>
          <span>{[league.name, event.type || event.category].filter(Boolean).join(' · ')}</span>
          <button type="submit" className={buttons.action}>
            Close
          </button>
        </form>
        <h2 id="event-panel-name">
          <EventName event={event} teamHref={teamHref} />
        </h2>
        <p className={styles.status} data-status={status}>
          {STATUS_WORDS[status]}
          {event.sure === 'estimated' && ' · estimated dates'}
        </p>
        <dl className={styles.facts}>
          <Fact term={isTimed(event.start) ? 'Your time' : 'Date'}>
            {whenText(event, visitor)}
            {isTimed(event.start) && ` · ${zoneText(visitor.timeZone, Date.parse(event.start))}`}
          </Fact>
          {isTimed(event.start) && (
            <>
              <Fact term={`${zonePlace(homeZone)} time`}>
                {whenText(event, { ...visitor, timeZone: homeZone })}
              </Fact>
              <Fact term="UTC">{whenText(event, { ...visitor, timeZone: 'UTC' })}</Fact>
            </>
          )}
          {event.location && <Fact term="Venue">{event.location}</Fact>}
          {channels.length > 0 && <Fact term="TV">{channels.join(', ')}</Fact>}
          {others.length > 0 && <Fact term="Details">{others.join('; ')}</Fact>}
          {event.extras && <Fact term="Card">{event.extras}</Fact>}
          <Fact term="Season">
            {event.season}
            {event.category && ` · ${event.category}`}
          </Fact>
          <Fact term="Source">
            {sourceTitles[event.source] ?? event.source}
            {CONFIDENCE_TEXTS[event.sure]}
          </Fact>
        </dl>
        <p className={styles.actions}>
          <CopyLink address={page} className={buttons.action} />
          <DownloadButton event={event} league={league} page={page} />
          {calendarLinks(event, league.sportId, page).map(({ label, href }) => (
            <a key={label} href={href} target="_blank" rel="noopener noreferrer" className={buttons.action}>
              {label}
            </a>
          ))}
        </p>
        {REPORT_ADDRESS && (
          <p className={styles.report}>
            <a
              href={reportHref(REPORT_ADDRESS, { event, page })}
              target={REPORT_ADDRESS.startsWith('mailto:') ? undefined : '_blank'}
              rel="noopener noreferrer"
            >
              Report a mistake
            </a>
          </p>
        )}
      </div>
    </Dialog>
  );
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
      const { eventCalendar } = await import('../../feeds/event-calendar.ts');
      const text = eventCalendar(event, {
        sport: league.sportId,
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
    <button
      type="button"
      className={`${buttons.primary} ${styles.first}`}
      onClick={download}
      aria-live="polite"
    >
      {hasFailed ? 'Could not create the file. Try again' : 'Add to calendar (.ics)'}
    </button>
  );
}
