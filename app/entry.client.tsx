/** Takes over the page that the server sent. */
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { currentAddress } from './address/navigate.ts';
import { Document } from './document.tsx';
import { preparePage } from './routes.ts';
import { isLeftPlain, leavePlain } from './shell/plain-page.ts';
import { wholeStyleSheet } from './shell/style-sheet.ts';
import { BUILT_AT } from './time/clock.ts';

const address = currentAddress();
const { renderedFor = address.pathname } = document.documentElement.dataset;

// The page is readable meanwhile. With everything there, nothing has to wait inside of it or changes its looks.
Promise.all([preparePage(renderedFor, BUILT_AT), wholeStyleSheet()]).then(() => {
  if (isLeftPlain()) return;
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document start={{ ...address, pathname: renderedFor }} />
      </StrictMode>,
      { onUncaughtError: leavePlain },
    );
  });
});
