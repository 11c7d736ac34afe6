/** The way from a sport to its tournaments of all tours, or to the Games; nothing where there are games of teams alone. */
import { EVENTS_PATH } from '../../catalog/event/urls.ts';

const SPORTS_OF_TOURNAMENTS = ['golf', 'olympics', 'tennis'];

export function TournamentsLink({ sport }: { sport: string }) {
  if (!SPORTS_OF_TOURNAMENTS.includes(sport)) return null;
  // Games are years apart: beside the tournaments of other sports.
  const query = sport === 'olympics' ? '' : `?sport=${sport}`;
  return <a href={`${EVENTS_PATH}${query}`}>Tournaments and Games</a>;
}
