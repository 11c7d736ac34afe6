/** The layout around every page: header, notices, the page as a creative work, footer. */
import type { ReactNode } from 'react';
import { Offline } from '../offline/offline.tsx';
import { useUrlParams } from '../router/use-url-params.ts';
import { schemeWarnings } from '../settings/scheme-query.ts';
import { usePreferenceWarnings } from '../time/visitor.tsx';
import { Notice } from '../ui/notice.tsx';
import { CanonicalUrl } from './canonical-url.ts';
import { ClockNotice } from './clock-notice.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <CanonicalUrl />
      <a href="#page" className={styles.skip}>
        Skip to content
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
        <PreferenceNotices />
        {children}
      </main>
      <footer className={styles.footer}>
        <p>
          Spoiler-free: no scores anywhere. No trackers, no third parties; all data comes with the site.{' '}
          <a href="/calendar">Calendar</a> · <a href="/timeline">Timeline</a> ·{' '}
          <a href="/data">About the data</a>: coverage, sources, downloads, and how to report a mistake ·{' '}
          <a href="/accessibility">Accessibility</a>
        </p>
      </footer>
      <Offline />
    </>
  );
}

/** Invalid preferences in the URL or in what is stored. */
function PreferenceNotices() {
  const warnings = [...usePreferenceWarnings(), ...schemeWarnings(useUrlParams())];
  return warnings.map((warning) => <Notice key={warning}>{warning}</Notice>);
}
