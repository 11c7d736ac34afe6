/** A choice in an address, so that a link shows somebody else's calendar: `/my?leagues=nfl,f1&teams=arsenal&hide=nfl.draft`. */
import { isKind, isSlug, partitionNames, quoted } from '../stars/choice-text.ts';
import type { MyChoice } from '../stars/my-choice.ts';

const PARAMETERS = { leagues: 'leagues', teams: 'teams', hide: 'hide' };

export interface AddressedChoice {
  /** Absent where the address names nobody. */
  choice?: MyChoice;
  /** Sentences about what the address names and nothing can be. */
  warnings: string[];
}

/** Whether the slugs are known is for those who have the lists to say. */
export function choiceIn(search: URLSearchParams): AddressedChoice {
  let invalid: unknown[] = [];
  const pick = (parameter: string, isValid: (text: string) => boolean) => {
    const values = search
      .getAll(parameter)
      .flatMap((value) => value.split(','))
      .filter(Boolean);
    const sorted = partitionNames(values, isValid);
    invalid = invalid.concat(sorted.invalid);
    return sorted.valid;
  };
  const choice = {
    leagues: pick(PARAMETERS.leagues, isSlug),
    teams: pick(PARAMETERS.teams, isSlug),
    hiddenTypes: pick(PARAMETERS.hide, isKind),
  };
  const warnings = invalid.length > 0 ? [`Ignored invalid names in the address: ${quoted(invalid)}.`] : [];
  const isShared = choice.leagues.length > 0 || choice.teams.length > 0;
  return isShared ? { choice, warnings } : { warnings };
}

/** The parameters of an address with another choice in it, or with none; those of others (view, month, zone) stay. */
export function searchWith(search: URLSearchParams, choice?: MyChoice): string {
  const others = new URLSearchParams(search);
  for (const parameter of Object.values(PARAMETERS)) others.delete(parameter);
  // Slugs need no escapes, and a comma that is left alone keeps the link readable.
  const own = Object.entries({
    [PARAMETERS.leagues]: choice?.leagues ?? [],
    [PARAMETERS.teams]: choice?.teams ?? [],
    [PARAMETERS.hide]: choice?.hiddenTypes ?? [],
  })
    .filter(([, values]) => values.length > 0)
    .map(([parameter, values]) => `${parameter}=${values.join(',')}`);
  const text = [...own, others.toString()].filter(Boolean).join('&');
  return text ? `?${text}` : '';
}
