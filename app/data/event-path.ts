/** The address of an event's panel from anywhere on the site: on its league's page, in its season. */
import type { SportsEvent } from '../../catalog/event.ts';
import { eventAnchor } from '../event/event-anchor.ts';

export function eventHref(event: Pick<SportsEvent, 'id' | 'league' | 'season'>): string {
  return `/${event.league}?season=${event.season}&event=${eventAnchor(event)}`;
}
