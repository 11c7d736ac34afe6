/** The seasons of a league as links: the choice is in the URL. */
import type { NamedSeason } from '../../catalog/summary.ts';
import { ChoiceLinks } from '../ui/choice-links.tsx';

interface SeasonPickerProps {
  /** Season, Edition, Games. */
  noun: string;
  seasons: readonly NamedSeason[];
  chosen: NamedSeason;
  /** Shown where the URL names none, so its link needs no parameter. */
  defaultSeason: NamedSeason;
}

/** Parameters that only make sense within one season. */
const OF_ONE_SEASON = ['team', 'type', 'event', 'month'];

export function SeasonPicker({ noun, seasons, chosen, defaultSeason }: SeasonPickerProps) {
  const inAddress = (season: NamedSeason) =>
    season.label === defaultSeason.label ? undefined : season.label;
  return (
    <ChoiceLinks
      label={noun}
      parameter="season"
      choices={[...seasons].reverse().map((season) => ({ label: season.label, value: inAddress(season) }))}
      chosen={inAddress(chosen)}
      keeps={(parameter) => !OF_ONE_SEASON.includes(parameter)}
    />
  );
}
