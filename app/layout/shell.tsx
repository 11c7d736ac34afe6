/** The application shell: header, side navigation, and the page, which is a creative work. */
import type { ReactNode } from 'react';
import { Offline } from '../offline/offline.tsx';
import { useLinkInterceptor } from '../router/link-interceptor.ts';
import { usePreferenceWarnings } from '../time/visitor.tsx';
import { Notice } from '../ui/notice.tsx';
import { CanonicalAddress } from './canonical-address.ts';
import { ClockNotice } from './clock-notice.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';

export function Shell({ children }: { children: ReactNode }) {
  useLinkInterceptor();
  return (
    <>
      <CanonicalAddress />
      <a href="#page" className={styles.skip}>
        Skip to the page
      </a>
      <Header />
      <main
        id="page"
        tabIndex={-1}
        className={styles.page}
        itemScope
        itemType="https://schema.org/CreativeWork"
      >
        <ClockNotice />
        <RefusedPreferences />
        {children}
      </main>
      <footer className={styles.footer}>
        <p>
          Sports Calendar is read-only, free of results, and calls nobody: all data comes with the site. No
          scores anywhere, so nothing is spoiled. <a href="/calendar">Calendar of all sports</a> ·{' '}
          <a href="/timeline">Timeline of all leagues</a> · <a href="/data">About the data</a>: coverage,
          sources, downloads, and how to report a mistake · <a href="/accessibility">Accessibility</a>
        </p>
      </footer>
      <Offline />
    </>
  );
}

function RefusedPreferences() {
  return usePreferenceWarnings().map((sentence) => <Notice key={sentence}>{sentence}</Notice>);
}
