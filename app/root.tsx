/** The document around every page: head, providers, application shell. */
import './app.css';
import type { CSSProperties, ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router';
import { colorSchemeScript } from './shell/color-scheme.ts';
import { Failure } from './shell/failure.tsx';
import { Shell } from './shell/shell.tsx';
import { SITE_LOCALE, SITE_NAME } from './site.ts';
import { cssVariables, DEFAULT_COLOR_SCHEME } from './theme.ts';
import { VisitorProvider } from './time/visitor.tsx';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en"
      style={cssVariables as CSSProperties}
      data-color-scheme={DEFAULT_COLOR_SCHEME}
      // The script in the head may have changed the scheme before React arrives.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own that must run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: colorSchemeScript }} />
        <Meta />
        <meta property="og:site_name" content={SITE_NAME} />
        <meta property="og:type" content="website" />
        <meta property="og:locale" content={SITE_LOCALE} />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="icon" type="image/png" sizes="32x32" href="/favicon-32.png" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <VisitorProvider>
      <Shell>
        <Outlet />
      </Shell>
    </VisitorProvider>
  );
}

/** Whatever goes wrong on a page: the shell stays, with a way on. */
export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <Shell>
      <Failure error={error} />
    </Shell>
  );
}
