/** A league's name, what is shown of it, and in which time zone. */
import type { KnockoutStart } from '../../catalog/knockout-start.ts';
import type { ScheduleKnownTo } from '../../catalog/schedule-known-to.ts';
import { seasonNoun } from '../../catalog/season-noun.ts';
import type { LeagueSummary, SeasonSummary } from '../../catalog/summary.ts';
import { ZoneButton } from '../settings/settings-button.tsx';
import { SportIcon } from '../sport/sport-icon.tsx';
import { StarButton } from '../stars/star-button.tsx';
import { SubscribeButton } from '../subscribe/subscribe-button.tsx';
import { dayWithYear } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import { countText } from '../util/count-text.ts';
import styles from './league-header.module.css';

/** What follows the last day of the published schedule. */
const BEYOND = {
  nothing: '',
  'some dates': 'some later dates known',
  estimates: 'later dates estimated',
};

interface LeagueHeaderProps {
  league: LeagueSummary;
  season: SeasonSummary;
  /** The season's phase, in words. */
  phase: string;
  knockout: KnockoutStart | undefined;
  /** About games that the season lacks, if it does. */
  missing: string | undefined;
  visitor: Visitor;
}

export function LeagueHeader({ league, season, phase, knockout, missing, visitor }: LeagueHeaderProps) {
  return (
    <header className={styles.header}>
      <span className={styles.icon}>
        <SportIcon sportId={league.sportId} size={28} />
      </span>
      <div className={styles.text}>
        <SubscribeButton target={{ kind: 'league', slug: league.slug, name: league.name }} />
        <div className={styles.title}>
          <h1 itemProp="name">{league.name}</h1>
          <StarButton list="leagues" slug={league.slug} name={league.name} />
        </div>
        <p className={styles.facts}>
          <b>{phase}</b>
          {knockout && `\u00a0· ${knockout.stage} from ${dayWithYear(knockout.day, visitor)}`}
        </p>
        <p className={`${styles.facts} ${styles.season}`}>
          {seasonNoun(league.slug)} {season.label} · {countText(season.events, 'event')},{' '}
          {dayWithYear(season.from, visitor)} to {dayWithYear(season.to, visitor)}
        </p>
        <p className={`${styles.facts} ${styles.known}`}>{scheduleText(league, missing, visitor)}</p>
        <p className={styles.facts}>
          All times in <ZoneButton timeZone={visitor.timeZone} at={visitor.now} />
        </p>
      </div>
    </header>
  );
}

/** How far the schedule is known, and as of when. */
function scheduleText(
  { knownTo, checked, ended }: LeagueSummary,
  missing: string | undefined,
  visitor: Visitor,
): string {
  return [
    missing,
    knownTo && !ended && knownToText(knownTo, visitor),
    checked && `Checked ${dayWithYear(checked, visitor)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function knownToText({ day, beyond, hasEstimates }: ScheduleKnownTo, visitor: Visitor): string {
  const rest = BEYOND[beyond] || (hasEstimates ? 'some estimated' : '');
  return [`Dates through ${dayWithYear(day, visitor)}`, rest].filter(Boolean).join('; ');
}
