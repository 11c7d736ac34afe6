/** The document around every page: head, providers, application shell. */
import '@mantine/core/styles/default-css-variables.css';
import './app.css';
import {
  ColorSchemeScript,
  localStorageColorSchemeManager,
  MantineProvider,
  mantineHtmlProps,
} from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { Shell } from './shell/shell.tsx';
import { SITE_LOCALE, SITE_NAME } from './site.ts';
import { COLOR_SCHEME_KEY, cssVariables, DEFAULT_COLOR_SCHEME, theme } from './theme.ts';
import { VisitorProvider } from './time/visitor.tsx';

const colorSchemeManager = localStorageColorSchemeManager({ key: COLOR_SCHEME_KEY });

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" style={cssVariables as CSSProperties} {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ColorSchemeScript defaultColorScheme={DEFAULT_COLOR_SCHEME} localStorageKey={COLOR_SCHEME_KEY} />
        <Meta />
        <meta property="og:site_name" content={SITE_NAME} />
        <meta property="og:type" content="website" />
        <meta property="og:locale" content={SITE_LOCALE} />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="icon" type="image/png" sizes="32x32" href="/favicon-32.png" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Links />
      </head>
      <body>
        <MantineProvider
          theme={theme}
          defaultColorScheme={DEFAULT_COLOR_SCHEME}
          colorSchemeManager={colorSchemeManager}
        >
          {children}
        </MantineProvider>
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
