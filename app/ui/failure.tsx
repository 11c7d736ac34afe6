/** The message for a part of the site that could not be shown: what to do, and what to report. */
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useOfflineChoice, useOfflineState } from '../offline/offline-state.ts';
import { BUILT_AT } from '../time/clock.ts';
import { errorReportHref, REPORT_ADDRESS } from '../util/report-link.ts';
import buttons from './buttons.module.css';
import { CopyLink } from './copy-link.tsx';
import { errorReportText } from './error-report.ts';
import styles from './failure.module.css';
import { failureText } from './failure-text.ts';

/** Milliseconds: a network that has just come back seldom works at once. */
const NETWORK_DELAY = 1500;

interface FailureProps {
  /** Begins the sentence. */
  what: string;
  error: unknown;
  /** Trying again did not help: some browsers cache a failed file until the page is left. */
  hasTried: boolean;
  onAgain: () => void;
  /** For what opens over the page. */
  onClose?: () => void;
  otherWay?: ReactNode;
}

export function Failure({ what, error, hasTried, onAgain, onClose, otherWay }: FailureProps) {
  const [isOnline] = useState(() => navigator.onLine);
  const { progress } = useOfflineState();
  const isWanted = useOfflineChoice();
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
      <h2 className={styles.heading}>{what} could not be shown</h2>
      <p className={styles.text}>{failureText({ isOnline, hasTried, isWanted, progress })}</p>
      <p className={styles.ways}>
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
          <a href="/">Go to home</a>
        )}
      </p>
      <Report what={what} error={error} />
    </section>
  );
}

/** As it was at the time of the failure. */
function Report({ what, error }: Pick<FailureProps, 'what' | 'error'>) {
  const [report] = useState(() =>
    errorReportText({
      what,
      error,
      page: window.location.href,
      release: BUILT_AT,
      browser: navigator.userAgent,
    }),
  );
  return (
    <details className={styles.facts}>
      <summary>What to report</summary>
      <pre>{report}</pre>
      <p className={styles.ways}>
        <CopyLink address={report} className={buttons.action} label="Copy" />
        <a
          href={errorReportHref(REPORT_ADDRESS, what, report)}
          target={REPORT_ADDRESS.startsWith('mailto:') ? undefined : '_blank'}
          rel="noopener noreferrer"
        >
          Report it
        </a>
      </p>
    </details>
  );
}
