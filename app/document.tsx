/** A whole page: the document, the providers, the application shell, and the page at an address. */
import './app.css';
import { type ReactNode, use } from 'react';
import { dayInZone } from '../catalog/day.ts';
import { Shell } from './layout/shell.tsx';
import type { Address } from './router/navigate.ts';
import { AddressProvider, usePathname } from './router/router.tsx';
import { loadPage, type PageKind, pageKindAt } from './routes.ts';
import { SITE_LOCALE, SITE_NAME, SITE_TIME_ZONE } from './site.ts';
import { DEFAULT_COLOR_SCHEME } from './theme.ts';
import { BUILT_AT } from './time/clock.ts';
import { VisitorProvider } from './time/visitor.tsx';
import { Boundary } from './ui/boundary.tsx';

const FOR_MANY: PageKind[] = ['not-found', 'shell'];

/** `start` is the address that the page was rendered for, or is to be. */
export function Document({ start }: { start: Address }) {
  return (
    <html
      lang="en"
      data-color-scheme={DEFAULT_COLOR_SCHEME}
      data-built-at={new Date(BUILT_AT).toISOString()}
      data-built-on={dayInZone(BUILT_AT, SITE_TIME_ZONE)}
      // One file is sent for many addresses: the browser must begin with what that was rendered for.
      data-rendered-for={FOR_MANY.includes(pageKindAt(start.pathname)) ? start.pathname : undefined}
      // The script in the head may have changed the scheme before React arrives.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta property="og:site_name" content={SITE_NAME} />
        <meta property="og:type" content="website" />
        <meta property="og:locale" content={SITE_LOCALE} />
        {/* No drawing: browsers would make a document of it, on the page's thread, after every step of a visitor. */}
        <link rel="icon" type="image/png" sizes="32x32" href="/favicon-32.png" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </head>
      <body>
        <AddressProvider start={start}>
          <VisitorProvider>
            <Shell>
              <Page />
            </Shell>
          </VisitorProvider>
        </AddressProvider>
      </body>
    </html>
  );
}

/** Whatever goes wrong on a page, the shell stays, with a way on. */
function Page(): ReactNode {
  const pathname = usePathname();
  return (
    // Another page begins afresh.
    <Boundary key={pathname} what="This page">
      <PageAt pathname={pathname} />
    </Boundary>
  );
}

function PageAt({ pathname }: { pathname: string }) {
  const { default: Content } = use(loadPage(pathname));
  return <Content />;
}
