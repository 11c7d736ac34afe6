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
  competitions: readonly LeagueSummary[];
  /** Whether the team has games at neutral sites in this season. */
  hasNeutral: boolean;
}

export function TeamFilters({ years, query, competitions, hasNeutral }: TeamFiltersProps) {
  const { year, defaultYear, where, competition } = query;
  const parameterOf = (candidate: TeamYear) => (candidate === defaultYear ? undefined : candidate.year);
  const playsIn = (candidate: TeamYear | undefined) =>
    candidate?.seasons.some(({ league }) => league === competition) ?? false;
  return (
    <div className={styles.filters}>
      {years.length > 1 && (
        <OptionLinks
          label="Season"
          parameter="season"
          options={[...years].reverse().map((each) => ({ label: each.label, value: parameterOf(each) }))}
          chosen={parameterOf(year)}
          keeps={(parameter, { value }) =>
            parameter !== 'competition' || playsIn(years.find((each) => parameterOf(each) === value))
          }
        />
      )}
      <OptionLinks
        label="Home or away"
        parameter="where"
        options={[
          { label: 'Home and away', value: undefined },
          ...PLACES.filter((place) => place !== 'neutral' || hasNeutral || where === 'neutral').map(
            (place) => ({ label: SITE_NAMES[place], value: place }),
          ),
        ]}
        chosen={where}
      />
      {competitions.length > 1 && (
        <OptionLinks
          label="Competition"
          parameter="competition"
          options={[
            { label: 'All competitions', value: undefined },
            ...competitions.map(({ name, slug }) => ({ label: name, value: slug })),
          ]}
          chosen={competition}
        />
      )}
    </div>
  );
}
