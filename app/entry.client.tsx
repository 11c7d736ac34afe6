/** Takes over the page that the server sent. */
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { currentAddress } from './address/navigate.ts';
import { Document } from './document.tsx';
import { preparePage } from './routes.ts';
import { isLeftPlain, leavePlain } from './shell/plain-page.ts';
import { wholeStyleSheet } from './shell/style-sheet.ts';
import { BUILT_AT } from './time/clock.ts';

const { renderedFor = currentAddress().pathname } = document.documentElement.dataset;
// As it was sent: what the address asks for follows, or React would take the links for those that it would have written.
const start = { pathname: renderedFor, search: '', hash: '' };

// The page is readable meanwhile. With everything there, nothing has to wait inside of it or changes its looks.
Promise.all([preparePage(renderedFor, BUILT_AT), wholeStyleSheet()]).then(() => {
  if (isLeftPlain()) return;
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document start={start} />
      </StrictMode>,
      { onUncaughtError: leavePlain },
    );
  });
});
