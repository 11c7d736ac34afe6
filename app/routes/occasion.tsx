/** /events/wimbledon and /events/los-angeles-2028: a tournament of several tours, or one edition of the Olympic Games. */
import { occasionPath, occasionSlugInPath } from '../../catalog/event/urls.ts';
import { loadOccasionEvents, occasionBySlug, occasions } from '../data/occasions.ts';
import { GamesPage } from '../occasion/games-page.tsx';
import { TournamentPage } from '../occasion/tournament-page.tsx';
import { usePathname } from '../router/router.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';

const UnknownPage = lazyComponent(() => import('../directory/unknown-page.tsx'));

export async function load(pathname: string) {
  const occasion = occasionBySlug(occasionSlugInPath(pathname) ?? '');
  await (occasion ? loadOccasionEvents(occasion) : UnknownPage.prepare());
}

export default function OccasionRoute() {
  const requested = occasionSlugInPath(usePathname()) ?? '';
  const occasion = occasionBySlug(requested);
  if (!occasion) return <UnknownPage kind={{ pages: occasions, pathOf: occasionPath }} />;
  const { slug, season } = occasion;
  if (season === undefined) return <TournamentPage key={slug} occasion={occasion} />;
  return <GamesPage key={slug} occasion={occasion} listKey={season} />;
}
