/** A team in its colours: its badge and name, its competitions in the shown season, and the time zone of the page. */
import type { CSSProperties } from 'react';
import type { LeagueSummary } from '../../catalog/season/summary.ts';
import type { TeamYear } from '../../catalog/season/team-seasons.ts';
import { lineColor } from '../../catalog/team/badge.ts';
import type { TeamLook } from '../../catalog/team/team-look.ts';
import { FollowHeading } from '../follows/follow-button.tsx';
import { TeamBadge } from '../identity/team-badge.tsx';
import { ZoneButton } from '../settings/settings-button.tsx';
import { SubscribeButton } from '../subscribe/subscribe-button.tsx';
import type { Visitor } from '../time/visitor.tsx';
import { countText } from '../util/count-text.ts';
import styles from './team-header.module.css';

interface TeamHeaderProps {
  slug: string;
  name: string;
  /** Distinguishes teams of the same name: “women’s basketball”. */
  kind: string | undefined;
  look: TeamLook;
  year: TeamYear;
  competitions: readonly LeagueSummary[];
  games: number;
  visitor: Visitor;
}

export function TeamHeader({ slug, name, kind, look, year, competitions, games, visitor }: TeamHeaderProps) {
  const color = look.colors && lineColor(look.colors);
  const groupIn = (league: LeagueSummary) =>
    year.seasons.find((season) => season.league === league.slug)?.group;
  return (
    <header className={styles.header} style={{ '--team': color } as CSSProperties}>
      <TeamBadge look={look} size="hero" />
      <div className={styles.text}>
        <SubscribeButton target={{ kind: 'team', slug, name }} />
        <div className={styles.title}>
          <FollowHeading follow={{ list: 'teams', key: slug }} name={name}>
            {name}
            {kind && <small> {kind}</small>}
          </FollowHeading>
        </div>
        <p className={`${styles.facts} muted`}>
          <b>
            <span className={styles.long}>Season </span>
            {year.label}
          </b>
          <span className={styles.long}>
            {' '}
            · {countText(games, 'game')} in{' '}
            {competitions.map((league, index) => (
              <span key={league.slug}>
                {index > 0 && ', '}
                <a href={league.path}>{league.name}</a>
                {groupIn(league) && ` (${groupIn(league)})`}
              </span>
            ))}
          </span>{' '}
          · Times in <ZoneButton timeZone={visitor.timeZone} at={visitor.now} />
        </p>
      </div>
    </header>
  );
}
