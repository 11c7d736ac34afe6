/** The best hit of a search in its colours, with its next events. */
import type { CSSProperties } from 'react';
import { eventPath } from '../../catalog/event/urls.ts';
import { lineColor } from '../../catalog/team/badge.ts';
import { teamHref } from '../data/team-links.ts';
import { EventList } from '../event/event-list.tsx';
import { FollowButton } from '../follows/follow-button.tsx';
import { LeagueBadge } from '../identity/league-badge.tsx';
import { SportPlate } from '../identity/sport-plate.tsx';
import { TeamBadge } from '../identity/team-badge.tsx';
import { SubscribeButton } from '../subscribe/subscribe-button.tsx';
import type { Visitor } from '../time/visitor.tsx';
import buttons from '../ui/buttons.module.css';
import type { BestHit } from './best-hit.ts';
import styles from './best-hit-card.module.css';
import { KNOWN_LABELS, NEXT_EVENTS } from './search-results.tsx';

export function BestHitCard({ hit, visitor }: { hit: BestHit; visitor: Visitor }) {
  const { path, name, sport, look, league, facts, follow, subscribe, calendar, ahead } = hit;
  const color = look?.colors && lineColor(look.colors);
  const next = ahead.slice(0, NEXT_EVENTS);
  return (
    <section
      className={styles.card}
      data-sport={sport}
      style={{ '--edge': color } as CSSProperties}
      aria-label="Best match"
    >
      <div className={`${styles.head} wrapping-row`}>
        <Plate look={look} league={league} sport={sport} />
        <div className={styles.text}>
          <h2>
            <a href={path}>{name}</a>
          </h2>
          {follow && <FollowButton follow={follow} name={name} />}
          <p>{facts.join(' · ')}</p>
        </div>
        <div className={`${styles.actions} wrapping-row`}>
          <a href={path} className={buttons.action}>
            Schedule
          </a>
          {calendar && (
            <a href={calendar} className={buttons.action}>
              Calendar
            </a>
          )}
          {subscribe && <SubscribeButton target={subscribe} className={buttons.primary} />}
        </div>
      </div>
      {next.length > 0 && (
        <div className={styles.next}>
          <EventList
            events={next}
            visitor={visitor}
            hasLeague={league === undefined}
            knownLabels={KNOWN_LABELS}
            teamHref={teamHref}
            hrefOf={eventPath}
            dayHeading="h3"
          />
        </div>
      )}
    </section>
  );
}

function Plate({ look, league, sport }: Pick<BestHit, 'look' | 'league' | 'sport'>) {
  if (league) return <LeagueBadge league={league} />;
  return look ? <TeamBadge look={look} size="hero" /> : <SportPlate sport={sport} size="hero" />;
}
