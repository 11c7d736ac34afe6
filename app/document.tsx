/** A whole page: the document, the providers, the layout, and the page at an address. */
import './app.css';
import { type ReactNode, use } from 'react';
import { prepareEventPanel } from './layout/event-overlay.tsx';
import { Layout } from './layout/layout.tsx';
import type { Address, ShownAddress } from './router/address.ts';
import { Router, usePathname, useSearch } from './router/router.tsx';
import { loadPage, type PageKind, pageKindAt, preparePage } from './routes.ts';
import { SITE_LOCALE, SITE_NAME } from './site.ts';
import { DEFAULT_COLOR_SCHEME } from './theme.ts';
import { BUILT_AT } from './time/clock.ts';
import { VisitorProvider } from './time/visitor.tsx';
import { Boundary } from './ui/boundary.tsx';

/** Pages whose one file is sent for many addresses. */
const SHARED_FILES: PageKind[] = ['not-found', 'shell'];

interface DocumentProps {
  /** The address that the page was, or is to be, rendered for. */
  start: Address;
}

export function Document({ start }: DocumentProps) {
  return (
    <html
      lang="en"
      data-color-scheme={DEFAULT_COLOR_SCHEME}
      data-built-at={new Date(BUILT_AT).toISOString()}
      // Hydration must begin with the address that a shared file was rendered for.
      data-rendered-for={SHARED_FILES.includes(pageKindAt(start.pathname)) ? start.pathname : undefined}
      // The scripts in the head may have changed the colour scheme before hydration.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta property="og:site_name" content={SITE_NAME} />
        <meta property="og:type" content="website" />
        <meta property="og:locale" content={SITE_LOCALE} />
        <link rel="icon" type="image/png" sizes="32x32" href="/favicon-32.png" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </head>
      <body>
        <Router start={start} prepare={prepare}>
          <Visitor>
            <Layout>
              <Page />
            </Layout>
          </Visitor>
        </Router>
      </body>
    </html>
  );
}

function prepare({ pathname, search, panel }: ShownAddress): Promise<unknown> {
  return Promise.all([preparePage(pathname, search), panel && prepareEventPanel(panel)]);
}

/** The visitor's preferences may be in the URL. */
function Visitor({ children }: { children: ReactNode }) {
  return <VisitorProvider search={useSearch()}>{children}</VisitorProvider>;
}

/** Whatever fails on a page, the layout stays, with a way on. */
function Page(): ReactNode {
  const pathname = usePathname();
  return (
    <Boundary key={pathname} message="This page could not be shown">
      <PageAt pathname={pathname} />
    </Boundary>
  );
}

function PageAt({ pathname }: { pathname: string }) {
  const { default: Content } = use(loadPage(pathname));
  return <Content />;
}
