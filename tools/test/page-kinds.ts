/** One page of each kind, for tests and measurements that would take too long on all pages. */
export const PAGE_KINDS = {
  home: '/',
  category: '/soccer',
  league: '/nfl',
  'largest league': '/ncaambb',
  team: '/teams/arsenal',
  tournament: '/events/wimbledon',
  day: '/calendar',
  timeline: '/timeline',
  'my calendar': '/my',
  search: '/search',
  data: '/data',
};
