/** A choice in the URL, for sharing a calendar: `/my?leagues=nfl,f1&teams=arsenal&hide=nfl.draft`. */
import { isKind, isSlug, partitionNames, quoted } from '../stars/choice-text.ts';
import type { MyChoice } from '../stars/my-choice.ts';

const PARAMETERS = { leagues: 'leagues', teams: 'teams', hide: 'hide' };

export interface UrlChoice {
  /** Absent if the URL names no league and no team. */
  choice?: MyChoice;
  /** A sentence about names that cannot be valid. */
  warnings: string[];
}

/** Checks the form only: whether a slug exists is known once the lists are loaded. */
export function choiceFromUrl(search: URLSearchParams): UrlChoice {
  let invalid: unknown[] = [];
  const pick = (parameter: string, isValid: (text: string) => boolean) => {
    const values = search
      .getAll(parameter)
      .flatMap((value) => value.split(','))
      .filter(Boolean);
    const names = partitionNames(values, isValid);
    invalid = invalid.concat(names.invalid);
    return names.valid;
  };
  const choice = {
    leagues: pick(PARAMETERS.leagues, isSlug),
    teams: pick(PARAMETERS.teams, isSlug),
    hiddenTypes: pick(PARAMETERS.hide, isKind),
  };
  const warnings = invalid.length > 0 ? [`Ignored invalid names in the link: ${quoted(invalid)}.`] : [];
  const isShared = choice.leagues.length > 0 || choice.teams.length > 0;
  return isShared ? { choice, warnings } : { warnings };
}

/** The query string with this choice, or with none; other parameters (view, month, zone) stay. */
export function searchWithChoice(search: URLSearchParams, choice?: MyChoice): string {
  const others = new URLSearchParams(search);
  for (const parameter of Object.values(PARAMETERS)) others.delete(parameter);
  // Slugs need no escaping, and unescaped commas keep the link readable.
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
