/** A team's name, its competitions in the shown season, and the time zone of the page. */
import type { LeagueSummary } from '../../catalog/summary.ts';
import type { TeamYear } from '../../catalog/team-seasons.ts';
import headerStyles from '../season/league-header.module.css';
import { ZoneButton } from '../settings/settings-button.tsx';
import { SportIcon } from '../sport/sport-icon.tsx';
import { StarButton } from '../stars/star-button.tsx';
import { SubscribeButton } from '../subscribe/subscribe-button.tsx';
import type { Visitor } from '../time/visitor.tsx';
import { countText } from '../util/count-text.ts';

interface TeamHeaderProps {
  slug: string;
  name: string;
  /** Distinguishes teams of the same name: “women’s basketball”. */
  kind: string | undefined;
  sport: string;
  year: TeamYear;
  competitions: readonly LeagueSummary[];
  games: number;
  visitor: Visitor;
}

export function TeamHeader({ slug, name, kind, sport, year, competitions, games, visitor }: TeamHeaderProps) {
  return (
    <header className={headerStyles.header}>
      <span className={headerStyles.icon}>
        <SportIcon sportId={sport} size={28} />
      </span>
      <div className={headerStyles.text}>
        <SubscribeButton target={{ kind: 'team', slug, name }} />
        <div className={headerStyles.title}>
          <h1 itemProp="name">
            {name}
            {kind && <small> {kind}</small>}
          </h1>
          <StarButton list="teams" slug={slug} name={name} />
        </div>
        <p className={headerStyles.facts}>
          <b>Season {year.label}</b> · {countText(games, 'game')} in{' '}
          {competitions.map((league, index) => (
            <span key={league.slug}>
              {index > 0 && ', '}
              <a href={league.path}>{league.name}</a>
            </span>
          ))}
        </p>
        <p className={headerStyles.facts}>
          All times in <ZoneButton timeZone={visitor.timeZone} at={visitor.now} />
        </p>
      </div>
    </header>
  );
}
