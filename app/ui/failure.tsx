/** The message for a part of the site that could not be shown: what to do, and what to report. */
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { BUILT_AT } from '../time/clock.ts';
import { errorReportHref, REPORT_ADDRESS } from '../util/report-link.ts';
import buttons from './buttons.module.css';
import { CopyLink } from './copy-link.tsx';
import styles from './failure.module.css';

/** Milliseconds: a network that has just come back seldom works at once. */
const NETWORK_DELAY = 1500;

interface FailureProps {
  /** "The calendar could not be shown" */
  message: string;
  error: unknown;
  /** Trying again did not help: some browsers cache a failed file until the page is left. */
  hasTried: boolean;
  onAgain: () => void;
  /** For what opens over the page. */
  onClose?: () => void;
  otherWay?: ReactNode;
}

export function Failure({ message, error, hasTried, onAgain, onClose, otherWay }: FailureProps) {
  const [isOnline] = useState(() => navigator.onLine);
  const again = useEffectEvent(onAgain);
  useEffect(() => {
    if (isOnline) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      waiting ??= setTimeout(() => again(), NETWORK_DELAY);
    };
    window.addEventListener('online', wait);
    return () => {
      window.removeEventListener('online', wait);
      clearTimeout(waiting);
    };
  }, [isOnline]);
  return (
    <section role="alert" className={onClose ? styles.over : styles.inPlace}>
      <h2 className={styles.heading}>{message}</h2>
      <p className={styles.text}>{failureText({ isOnline, hasTried })}</p>
      <p className={`${styles.ways} wrapping-row`}>
        <button type="button" className={buttons.primary} onClick={onAgain}>
          Try again
        </button>
        {hasTried && (
          <button type="button" className={buttons.action} onClick={() => window.location.reload()}>
            Reload page
          </button>
        )}
        {otherWay}
        {onClose ? (
          <button type="button" className={buttons.action} onClick={onClose}>
            Close
          </button>
        ) : (
          <a href="/">Go to the home page</a>
        )}
      </p>
      <Report message={message} error={error} />
    </section>
  );
}

/** As it was at the time of the failure. */
function Report({ message, error }: Pick<FailureProps, 'message' | 'error'>) {
  const [report] = useState(() =>
    errorReportText({
      message,
      error,
      page: window.location.href,
      release: BUILT_AT,
      browser: navigator.userAgent,
    }),
  );
  return (
    <details className={styles.facts}>
      <summary>Technical details</summary>
      <pre>{report}</pre>
      <p className={`${styles.ways} wrapping-row`}>
        <CopyLink address={report} className={buttons.action} label="Copy" />
        {REPORT_ADDRESS && (
          <a
            href={errorReportHref(REPORT_ADDRESS, message, report)}
            target={REPORT_ADDRESS.startsWith('mailto:') ? undefined : '_blank'}
            rel="noopener noreferrer"
          >
            Report it
          </a>
        )}
      </p>
    </details>
  );
}

/** Why it could not be shown, as far as is known, and what helps. */
export function failureText({ isOnline, hasTried }: { isOnline: boolean; hasTried: boolean }): string {
  if (!isOnline)
    return 'You’re offline, and this part isn’t saved on this device. It will appear when you’re back online.';
  return hasTried
    ? 'That didn’t work either. You may be offline, or there may be a newer version of the site: try reloading the page.'
    : 'Something went wrong while loading it. Trying again usually helps.';
}

interface ErrorReport {
  /** "The calendar could not be shown" */
  message: string;
  error: unknown;
  /** The address that the visitor is at. */
  page: string;
  /** The moment of the build. */
  release: number;
  browser: string;
}

/** What a maintainer needs to know, as text to copy. */
export function errorReportText({ message, error, page, release, browser }: ErrorReport): string {
  return [
    `Failure: ${message}`,
    `Page: ${page}`,
    `Release: ${new Date(release).toISOString()}`,
    `Browser: ${browser}`,
    `Error: ${messageOf(error)}`,
  ].join('\n');
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  try {
    return String(error);
  } catch {
    return 'unknown';
  }
}
