/** A league's name, how far its season is, and in which time zone; behind an "i", where that is known from. */
import { type KeyboardEvent, useId, useState } from 'react';
import { isCheckOld } from '../../catalog/day/checked.ts';
import { isTimed } from '../../catalog/day/day.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import type { KnockoutStart } from '../../catalog/event/knockout-start.ts';
import type { ScheduleKnownTo } from '../../catalog/season/schedule-known-to.ts';
import { seasonName } from '../../catalog/season/season-noun.ts';
import type { LeagueSummary, SeasonSummary } from '../../catalog/season/summary.ts';
import { FollowHeading } from '../follows/follow-button.tsx';
import { LeagueBadge } from '../identity/league-badge.tsx';
import { ZoneButton } from '../settings/settings-button.tsx';
import { TournamentsLink } from '../sport/tournaments-link.tsx';
import { SubscribeButton } from '../subscribe/subscribe-button.tsx';
import { checkedText } from '../time/checked-text.ts';
import { BUILT_ON } from '../time/clock.ts';
import { dayWithYear } from '../time/format.ts';
import { Time } from '../time/time.tsx';
import type { Visitor } from '../time/visitor.tsx';
import buttons from '../ui/buttons.module.css';
import { InfoIcon } from '../ui/icons.tsx';
import { countText } from '../util/count-text.ts';
import styles from './league-header.module.css';

/** What follows the last day of the published schedule. */
const BEYOND = {
  nothing: '',
  'some dates': 'some later dates announced',
  estimates: 'later dates estimated',
};

interface LeagueHeaderProps {
  league: LeagueSummary;
  season: Pick<SeasonSummary, 'label'>;
  /** None if they could not be loaded. */
  events: readonly SportsEvent[];
  /** The season's phase, in words. */
  phase: string;
  /** `Women’s`, where that is not the same for every season. */
  edition: string | undefined;
  /** From 0 to 1; undefined before a season and after it. */
  progress: number | undefined;
  knockout: KnockoutStart | undefined;
  /** About games that the season lacks, if it does. */
  missing: string | undefined;
  /** The facts about the season that are behind the "i". */
  facts: readonly string[];
  visitor: Visitor;
}

export function LeagueHeader({
  league,
  season,
  events,
  edition,
  phase,
  progress,
  knockout,
  missing,
  facts,
  visitor,
}: LeagueHeaderProps) {
  return (
    <header className={styles.header}>
      <LeagueBadge league={league} />
      <div className={styles.title}>
        <FollowHeading follow={{ list: 'leagues', key: league.slug }} name={league.name} />
        {edition && (
          <span className={styles.edition}>
            {edition} {season.label}
          </span>
        )}
      </div>
      <div className={`${styles.line} wrapping-row`}>
        <p className={`${styles.status} wrapping-row`}>
          <b>{phase}</b>
          {progress !== undefined && (
            <span className={styles.progress} aria-hidden>
              <span style={{ width: `${Math.round(progress * 100)}%` }} />
            </span>
          )}
          {knockout && (
            <span>
              {knockout.stage} from{' '}
              <Time form="day-with-year" of={{ start: knockout.day }} visitor={visitor} />
            </span>
          )}
          {missing && <span>{missing}</span>}
          {/* On the day of the page: a line that came with the visitor's clock would move what is below. */}
          {league.checked &&
            !league.checkedDaily &&
            !league.ended &&
            isCheckOld(league.checked, BUILT_ON) && (
              <span className={styles.checked}>
                Checked by hand, <Time form="range" of={{ start: league.checked }} visitor={visitor} />
              </span>
            )}
        </p>
        <p className={styles.zone}>
          {events.some(({ start }) => isTimed(start)) ? (
            <>
              Times in <ZoneButton timeZone={visitor.timeZone} at={visitor.now} />
            </>
          ) : (
            events.length > 0 && 'Dates are local to the venue'
          )}{' '}
          <TournamentsLink sport={league.sport} />
        </p>
        <SeasonInfo label={`About the ${seasonName(league.slug, season.label)}`} facts={facts} />
      </div>
      <SubscribeButton
        target={{ kind: 'league', slug: league.slug, name: league.name }}
        className={`${buttons.action} ${styles.subscribe}`}
      />
    </header>
  );
}

/** What few look for, one press away. */
function SeasonInfo({ label, facts }: { label: string; facts: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className={styles.info}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={onKeyDown}
      >
        <InfoIcon />
      </button>
      <ul id={id} className={styles.facts} hidden={!isOpen}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  );
}

/** "2026 season · 343 events", its first and last day, and how well it is known. */
export function seasonFacts(
  { slug, knownTo, checked, checkedDaily, ended }: LeagueSummary,
  { label, eventCount, to: lastDay }: SeasonSummary,
  [from, to]: readonly [string, string],
  visitor: Visitor,
): string[] {
  return [
    `${seasonName(slug, label)} · ${countText(eventCount, 'event')}`,
    from === to ? dayWithYear(from, visitor) : `${dayWithYear(from, visitor)} to ${dayWithYear(to, visitor)}`,
    knownTo && !ended ? knownToText(knownTo, visitor) : '',
    checkedText({ checked, isDaily: checkedDaily && lastDay >= BUILT_ON }, visitor),
  ].filter(Boolean);
}

function knownToText({ day, beyond, hasEstimates }: ScheduleKnownTo, visitor: Visitor): string {
  const rest = BEYOND[beyond] || (hasEstimates ? 'some estimated' : '');
  return [`Dates through ${dayWithYear(day, visitor)}`, rest].filter(Boolean).join('; ');
}
