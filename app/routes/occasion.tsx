/** /events/wimbledon and /events/los-angeles-2028: a tournament of several tours, or one edition of the Olympic Games. */
import { occasionPath, occasionSlugInPath } from '../../catalog/event/urls.ts';
import { loadOccasionEvents, occasionBySlug, occasions } from '../data/occasions.ts';
import { nearestSlugs } from '../directory/nearest-pages.ts';
import { UnknownPage } from '../directory/unknown-page.tsx';
import { GamesPage } from '../occasion/games-page.tsx';
import { TournamentPage } from '../occasion/tournament-page.tsx';
import { usePathname } from '../router/router.tsx';

export async function load(pathname: string) {
  const occasion = occasionBySlug(occasionSlugInPath(pathname) ?? '');
  if (occasion) await loadOccasionEvents(occasion);
}

export default function OccasionRoute() {
  const requested = occasionSlugInPath(usePathname()) ?? '';
  const occasion = occasionBySlug(requested);
  if (!occasion) return <UnknownPage nearest={nearestSlugs(requested, occasions, occasionPath)} />;
  const { slug, season } = occasion;
  if (season === undefined) return <TournamentPage key={slug} occasion={occasion} />;
  return <GamesPage key={slug} occasion={occasion} listKey={season} />;
}
