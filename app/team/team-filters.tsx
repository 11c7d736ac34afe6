/** Filters a team's games by season, home or away, and competition. */
import { SITE_NAMES } from '../../catalog/event/neutral-site.ts';
import type { LeagueSummary } from '../../catalog/season/summary.ts';
import type { TeamYear } from '../../catalog/season/team-seasons.ts';
import { OptionLinks } from '../ui/option-links.tsx';
import styles from './team-filters.module.css';
import { PLACES, type TeamQuery } from './team-query.ts';

interface TeamFiltersProps {
  years: readonly TeamYear[];
  query: TeamQuery;
  hrefWith: (changes: Partial<TeamQuery>) => string;
  competitions: readonly LeagueSummary[];
  /** Whether the team has games at neutral sites in this season. */
  hasNeutral: boolean;
}

export function TeamFilters({ years, query, hrefWith, competitions, hasNeutral }: TeamFiltersProps) {
  const { year, where, competition } = query;
  const hrefOfYear = (other: TeamYear) => {
    const playsInIt = other.seasons.some(({ league }) => league === competition);
    return hrefWith({ year: other, competition: playsInIt ? competition : undefined });
  };
  return (
    <div className={styles.filters}>
      {years.length > 1 && (
        <OptionLinks
          label="Season"
          options={[...years].reverse().map((each) => ({ label: each.label, value: each }))}
          chosen={year}
          hrefOf={hrefOfYear}
        />
      )}
      <OptionLinks
        label="Home or away"
        options={[
          { label: 'Home and away', value: undefined },
          ...PLACES.filter((place) => place !== 'neutral' || hasNeutral || where === 'neutral').map(
            (place) => ({ label: SITE_NAMES[place], value: place }),
          ),
        ]}
        chosen={where}
        hrefOf={(place) => hrefWith({ where: place })}
      />
      {competitions.length > 1 && (
        <OptionLinks
          label="Competition"
          options={[
            { label: 'All competitions', value: undefined },
            ...competitions.map(({ name, slug }) => ({ label: name, value: slug })),
          ]}
          chosen={competition}
          hrefOf={(slug) => hrefWith({ competition: slug })}
        />
      )}
    </div>
  );
}
