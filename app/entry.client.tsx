import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { preloadPage } from './data/preload-page.ts';
import { teamSlugAt } from './data/team-path.ts';
import { BUILT_AT } from './time/clock.ts';

stepAsideFromUnknownTeam();

// The prerendered page is readable while its data arrives; with the data there, hydration never has to wait inside.
preloadPage(window.location.pathname, BUILT_AT).finally(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
});

/**
 * A host answers the address of an unknown team with 404.html, which is made of another route than the address says.
 * React could not take it over; so the page begins as what it is, and not-found.tsx turns to the address after that.
 */
function stepAsideFromUnknownTeam() {
  const { pathname, search, hash } = window.location;
  if (teamSlugAt(pathname) === undefined || 'routes/team' in window.__reactRouterRouteModules) return;
  window.history.replaceState({ usr: { asked: `${pathname}${search}${hash}` } }, '', '/404');
}
