/** /events/los-angeles-2028: one edition of the Olympic Games. */

import { loadOccasion, OccasionAt } from '../directory/occasion-at.tsx';
import { GamesPage } from '../occasion/games-page.tsx';

export const load = loadOccasion;

export default function GamesRoute() {
  return <OccasionAt>{(occasion) => <GamesPage key={occasion.slug} occasion={occasion} />}</OccasionAt>;
}
