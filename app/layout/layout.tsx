/** The layout around every page: header, notices, the page as a creative work, footer. */

import { type ReactNode, useEffect } from 'react';
import { CHANGES_PATH, EVENTS_PATH } from '../../catalog/event/urls.ts';
import { FIRST_DAY, isInCalendar, LAST_DAY } from '../data/known-days.ts';
import { Offline } from '../offline/offline.tsx';
import { usePathname, useSearch } from '../router/router.tsx';
import { useQuery } from '../router/use-query.ts';
import { schemeParameters } from '../settings/scheme-query.ts';
import { SITE_TIME_ZONE } from '../site.ts';
import { dayWithYear, zonePlace } from '../time/format.ts';
import { usePreferenceWarnings, useVisitor, useVisitorKnown } from '../time/visitor.tsx';
import { Notice, Warnings } from '../ui/notice.tsx';
import { withBase } from '../util/base-path.ts';
import { searchText } from '../util/query.ts';
import { EventOverlay } from './event-overlay.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <CanonicalUrl />
      <PrintedFooter />
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
      <EventOverlay />
      <footer>
        <p className={styles.footer}>
          Spoiler-free: no scores anywhere. No trackers, no third parties; all data comes with the site.{' '}
          <a href="/calendar">Calendar</a> · <a href="/timeline">Timeline</a> ·{' '}
          <a href={EVENTS_PATH}>Tournaments and Games</a> · <a href={CHANGES_PATH}>What moved</a> ·{' '}
          <a href="/teams">Teams</a> · <a href="/data">About the data</a> ·{' '}
          <a href="/developers">Developers</a> · <a href="/accessibility">Accessibility</a>
        </p>
      </footer>
      <Offline />
    </>
  );
}

/** Invalid preferences in the URL or in what is stored. */
function PreferenceNotices() {
  return <Warnings of={[...usePreferenceWarnings(), ...useQuery(schemeParameters).warnings]} />;
}

/** A device clock that is wrong by years would show the wrong season everywhere. */
function ClockNotice() {
  const visitor = useVisitor(SITE_TIME_ZONE);
  const { today } = visitor;
  if (!useVisitorKnown() || isInCalendar(today)) return null;
  return (
    <Notice>
      Your device’s clock says {dayWithYear(today, visitor)}, but this calendar covers{' '}
      {dayWithYear(FIRST_DAY, visitor)} to {dayWithYear(LAST_DAY, visitor)}. If the clock is wrong, “live” and
      “next” are wrong too.
    </Notice>
  );
}

/**
 * Keeps the page's canonical URL true after a navigation within the site: browsers share that one, not the address bar's.
 * The build writes the element; unknown pages and the development server have none.
 */
function CanonicalUrl() {
  const pathname = usePathname();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (link) link.href = new URL(withBase(pathname.replace(/(.)\/+$/, '$1')), link.href).href;
  }, [pathname]);
  return null;
}

/** What the foot of every printed page says (`@page` in app.css): its address, the zone of its times, and the day. */
function PrintedFooter() {
  const path = withBase(usePathname()) + searchText(useSearch());
  const visitor = useVisitor(SITE_TIME_ZONE);
  const isVisitorKnown = useVisitorKnown();
  const zone = zonePlace(visitor.timeZone);
  const day = dayWithYear(visitor.today, visitor);
  useEffect(() => {
    // Before hydration, times are in the page's own zone. And only when printing: every element inherits the variable.
    if (!isVisitorKnown) return;
    const write = () => {
      const text = `${location.host}${path} · all times ${zone} time · printed ${day}`;
      // A string in CSS is quoted as in JSON.
      document.documentElement.style.setProperty('--printed', JSON.stringify(text));
    };
    addEventListener('beforeprint', write);
    return () => removeEventListener('beforeprint', write);
  }, [path, zone, day, isVisitorKnown]);
  return null;
}
