/** Filters a team's games by season, home or away, and competition. */
import { SITE_NAMES } from '../../catalog/event/neutral-site.ts';
import type { LeagueSummary } from '../../catalog/season/summary.ts';
import type { TeamYear } from '../../catalog/season/team-seasons.ts';
import { ChoiceLinks } from '../ui/choice-links.tsx';
import { PLACES, type TeamChoice } from './team-choice.ts';
import styles from './team-filters.module.css';

interface TeamFiltersProps {
  years: readonly TeamYear[];
  choice: TeamChoice;
  competitions: readonly LeagueSummary[];
  /** Whether the team has games at neutral sites in this season. */
  hasNeutral: boolean;
}

export function TeamFilters({ years, choice, competitions, hasNeutral }: TeamFiltersProps) {
  const { year, defaultYear, where, competition } = choice;
  const parameterOf = (candidate: TeamYear) => (candidate === defaultYear ? undefined : candidate.year);
  const playsIn = (candidate: TeamYear | undefined) =>
    candidate?.seasons.some(({ league }) => league === competition) ?? false;
  return (
    <div className={styles.filters}>
      {years.length > 1 && (
        <ChoiceLinks
          label="Season"
          parameter="season"
          choices={[...years].reverse().map((each) => ({ label: each.label, value: parameterOf(each) }))}
          chosen={parameterOf(year)}
          keeps={(parameter, { value }) =>
            parameter !== 'competition' || playsIn(years.find((each) => parameterOf(each) === value))
          }
        />
      )}
      <ChoiceLinks
        label="Home or away"
        parameter="where"
        choices={[
          { label: 'Home and away', value: undefined },
          ...PLACES.filter((place) => place !== 'neutral' || hasNeutral || where === 'neutral').map(
            (place) => ({ label: SITE_NAMES[place], value: place }),
          ),
        ]}
        chosen={where}
      />
      {competitions.length > 1 && (
        <ChoiceLinks
          label="Competition"
          parameter="competition"
          choices={[
            { label: 'All competitions', value: undefined },
            ...competitions.map(({ name, slug }) => ({ label: name, value: slug })),
          ]}
          chosen={competition}
        />
      )}
    </div>
  );
}
