/** Hydrates the page that was sent. */
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Document } from './document.tsx';
import { isStaticPageRequested, reloadAsStaticPage } from './hydration/static-fallback.ts';
import { applyStyleSheet } from './hydration/style-sheet.ts';
import { currentAddress } from './router/address.ts';
import { cleanAddress } from './router/clean-address.ts';
import { preparePage } from './routes.ts';
import { BUILT_AT } from './time/clock.ts';

cleanAddress();
const { renderedFor = currentAddress().pathname } = document.documentElement.dataset;
// The first render must equal the sent page, which knows nothing of the query; the router follows with it.
const start = { pathname: renderedFor, search: '', hash: '' };

// Not awaited at the top level: pages import from the chunk that this module is in, and would wait for it.
hydrate();

async function hydrate() {
  const { pathname, search } = currentAddress();
  // The page is readable meanwhile. With everything loaded, nothing in it has to wait or changes its looks.
  await Promise.all([
    preparePage(renderedFor, '', BUILT_AT),
    preparePage(pathname, search),
    applyStyleSheet(),
  ]);
  if (isStaticPageRequested()) {
    delete document.documentElement.dataset.stale;
    return;
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document start={start} />
      </StrictMode>,
      { onUncaughtError: reloadAsStaticPage },
    );
  });
}
