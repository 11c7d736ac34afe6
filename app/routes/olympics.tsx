/** /olympics, the category of one competition: the Games to come, at full width. */
import { loadKeyDates, useKeyDates } from '../data/category-lists.ts';
import { categoryAt } from '../data/site-map.ts';
import { CategoryHeader } from '../directory/category-header.tsx';
import { GamesOverview } from '../occasion/games-overview.tsx';
import { usePathname } from '../router/router.tsx';
import { SITE_TIME_ZONE } from '../site.ts';
import { useVisitor } from '../time/visitor.tsx';

export async function load(pathname: string, now: number) {
  const sport = categoryAt(pathname)?.sport;
  if (sport !== undefined) await loadKeyDates(sport, now);
}

export default function OlympicsPage() {
  const pathname = usePathname();
  const category = categoryAt(pathname);
  const [league] = category?.leagues ?? [];
  if (!category || !league) throw new Error(`No competition at ${pathname}`);
  const visitor = useVisitor(SITE_TIME_ZONE);
  const { keyDates } = useKeyDates(category.sport, visitor.now);
  return (
    <div data-sport={category.sport}>
      <CategoryHeader category={category} visitor={visitor} />
      <GamesOverview league={league} events={keyDates} visitor={visitor} />
    </div>
  );
}
