/** The whole site on one screen. */
import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { categoryPath } from '../catalog/league.ts';
import categories from '../data/categories.json' with { type: 'json' };

export default [
  index('routes/home.tsx'),
  route('/calendar', 'routes/calendar.tsx'),
  // Every category and league has an address of its own, without parameters.
  ...categories.flatMap((category) => [
    route(categoryPath(category.name), 'routes/category.tsx', { id: `category-${category.folder}` }),
    ...category.leagues.map((slug) => route(`/${slug}`, 'routes/league.tsx', { id: `league-${slug}` })),
  ]),
  route('/timeline', 'routes/timeline.tsx'),
  route('/teams/:team', 'routes/team.tsx'),
  route('/my', 'routes/my.tsx'),
  route('/data', 'routes/data.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
