/** /events/wimbledon: a tournament of several tours. */
import { loadOccasion, OccasionAt } from '../directory/occasion-at.tsx';
import { TournamentPage } from '../occasion/tournament-page.tsx';

export const load = loadOccasion;

export default function TournamentRoute() {
  return <OccasionAt>{(occasion) => <TournamentPage key={occasion.slug} occasion={occasion} />}</OccasionAt>;
}
