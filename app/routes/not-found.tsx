/** The page for every other address. */
import { loadTeam, useTeamIndexSection } from '../data/teams.ts';
import { lastPart } from '../directory/nearest-pages.ts';
import UnknownPage from '../directory/unknown-page.tsx';
import { usePathname } from '../router/router.tsx';

/** The team whose name may have been typed: /arsenal. */
export const load = (pathname: string) => loadTeam(lastPart(pathname));

export default function NotFoundPage() {
  const pathname = usePathname();
  const teams = useTeamIndexSection(lastPart(pathname));
  return <UnknownPage teams={teams} />;
}
