/** Whether an event is of anything that the visitor follows. */
import { isGame, type SportsEvent } from '../../catalog/event/event.ts';
import { teamSlugInPath } from '../../catalog/event/urls.ts';
import { teamHref } from '../data/team-links.ts';
import type { Follows } from './follows.ts';

export function isStarred(event: SportsEvent, { leagues, teams, events }: Follows): boolean {
  if (leagues.includes(event.league) || events.includes(event.id)) return true;
  const isTeamStarred = (name: string) => teams.includes(teamSlugInPath(teamHref(name, event) ?? '') ?? '');
  return teams.length > 0 && isGame(event) && [event.home, event.away].some(isTeamStarred);
}
