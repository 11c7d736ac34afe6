/** Which changes /changes lists: `?kind=moved&sport=soccer&league=nfl&team=arsenal&starred=1`. */
import { CHANGE_KINDS, type ChangeKind } from '../../catalog/changes/schedule-changes.ts';
import { agendaParameters } from '../calendar/agenda-query.ts';
import { sportParameters } from '../sport/sport-query.ts';
import { anyText, oneOf, type QueryParameters } from '../util/query.ts';

export interface ChangesQuery {
  /** '' for all. */
  kind: ChangeKind | '';
  sports: readonly string[];
  /** Slugs; none is all. */
  leagues: string[];
  /** The slug of a team, or ''. */
  team: string;
  isFollowedOnly: boolean;
}

export function changesParameters(
  sports: readonly string[],
  leagues: readonly string[],
): QueryParameters<ChangesQuery> {
  const agenda = agendaParameters(leagues);
  return {
    kind: {
      name: 'kind',
      parse: oneOf<ChangeKind | ''>(CHANGE_KINDS, (quoted) => `There is no kind of change ${quoted}.`),
      fallback: '',
      changesContent: true,
    },
    ...sportParameters(sports),
    leagues: agenda.leagues,
    team: { name: 'team', parse: anyText, fallback: '', changesContent: true },
    isFollowedOnly: agenda.isFollowedOnly,
  };
}
