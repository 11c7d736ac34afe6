/** Takes over the page that the server sent. */
import './hydration/stack-traces.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { dayInZone } from '../catalog/day.ts';
import { Document } from './document.tsx';
import { allowStackTraces } from './hydration/stack-traces.ts';
import { isStaticPageRequested, reloadAsStaticPage } from './hydration/static-fallback.ts';
import { wholeStyleSheet } from './hydration/style-sheet.ts';
import { currentAddress } from './router/navigate.ts';
import { preparePage } from './routes.ts';
import { SITE_TIME_ZONE } from './site.ts';
import { BUILT_AT } from './time/clock.ts';
import { firstFormat } from './time/first-format.ts';
import { breathe } from './util/breathe.ts';

const { renderedFor = currentAddress().pathname } = document.documentElement.dataset;
// As it was sent: what the address asks for follows, or React would take the links for those that it would have written.
const start = { pathname: renderedFor, search: '', hash: '' };

allowStackTraces();
// No await of the module itself: pages import from the file that it stands in, and would wait for it.
takeOver();

async function takeOver() {
  // Each in a task of its own: a visitor who touches the page meanwhile is answered in between.
  await firstFormat();
  // Where no worker has made it, this takes as long as all formats that follow.
  dayInZone(BUILT_AT, SITE_TIME_ZONE);
  await breathe();
  // The page is readable meanwhile. With everything there, nothing has to wait inside of it or changes its looks.
  await Promise.all([preparePage(renderedFor, '', BUILT_AT), wholeStyleSheet()]);
  await breathe();
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
