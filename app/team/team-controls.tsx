/** What a team's page shows, in one line: the season, home or away, the competition, and the view. */
import { SITE_NAMES } from '../../catalog/event/neutral-site.ts';
import type { TeamYear } from '../../catalog/season/team-seasons.ts';
import type { View } from '../season/league-query.ts';
import { ViewSwitch } from '../season/view-switch.tsx';
import { OptionLinks, OptionSegments, OptionSelect } from '../ui/option-links.tsx';
import styles from './team-controls.module.css';
import { PLACES, type TeamQuery } from './team-query.ts';

/** A competition, or a part of the season of a team with a single one. */
export interface SeasonPart {
  value: string;
  label: string;
  /** Its games at the chosen sites. */
  count: number;
}

interface TeamControlsProps {
  years: readonly TeamYear[];
  query: TeamQuery;
  view: View;
  hrefWith: (changes: Partial<TeamQuery & { view: View; month: string }>) => string;
  parts: readonly SeasonPart[];
  /** Whether the team has games at neutral sites in this season. */
  hasNeutral: boolean;
  /** Called when the visitor is reaching for a view. */
  onIntent: () => void;
}

export function TeamControls(props: TeamControlsProps) {
  const { years, query, view, hrefWith, parts, hasNeutral, onIntent } = props;
  const { year, where, competition } = query;
  const hrefOfYear = (other: TeamYear) => {
    const playsInIt = other.seasons.some(({ league }) => league === competition);
    return hrefWith({ year: other, competition: playsInIt ? competition : undefined, month: '' });
  };
  return (
    <div className={`${styles.controls} wrapping-row`}>
      {years.length > 1 && (
        <OptionSelect
          label="Season"
          options={[...years].reverse().map((each) => ({ label: each.label, value: each }))}
          chosen={year}
          hrefOf={hrefOfYear}
        />
      )}
      <OptionSegments
        label="Home or away"
        options={[
          { label: 'All', value: undefined },
          ...PLACES.filter((place) => place !== 'neutral' || hasNeutral || where === 'neutral').map(
            (place) => ({ label: place === 'neutral' ? 'Neutral' : SITE_NAMES[place], value: place }),
          ),
        ]}
        chosen={where}
        hrefOf={(place) => hrefWith({ where: place })}
      />
      {parts.length > 1 && (
        <div className={styles.parts}>
          <OptionLinks
            label="Competition"
            options={[
              { label: 'All', value: undefined, count: parts.reduce((sum, { count }) => sum + count, 0) },
              ...parts,
            ]}
            chosen={competition}
            hrefOf={(part) => hrefWith({ competition: part })}
          />
        </div>
      )}
      <div className={styles.views}>
        <ViewSwitch
          views={['schedule', 'calendar']}
          view={view}
          hrefOf={(chosen) => hrefWith({ view: chosen, month: '' })}
          onIntent={onIntent}
          hasIcons
        />
      </div>
    </div>
  );
}
