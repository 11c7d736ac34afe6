import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { preloadPage } from './data/preload-page.ts';
import { BUILT_AT } from './time/clock.ts';

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
