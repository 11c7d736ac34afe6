/** One page of each kind, for tests and measurements that would take too long on all pages. */
export const PAGE_KINDS = {
  home: '/',
  category: '/soccer',
  league: '/nfl',
  'largest league': '/ncaambb',
  team: '/teams/arsenal',
  tournaments: '/events',
  tournament: '/events/wimbledon',
  games: '/events/los-angeles-2028',
  day: '/calendar',
  timeline: '/timeline',
  'my calendar': '/my',
  search: '/search',
  data: '/data',
};
