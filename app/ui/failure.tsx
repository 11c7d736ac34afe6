/** A part of the site that could not be shown, in plain words, with the ways on and what to report. */
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useOfflineChoice } from '../offline/offline-choice.ts';
import { useOfflineState } from '../offline/offline-state.ts';
import { BUILT_AT } from '../time/clock.ts';
import { errorReportHref, REPORT_ADDRESS } from '../util/report-link.ts';
import buttons from './buttons.module.css';
import { CopyLink } from './copy-link.tsx';
import { errorReportText } from './error-report.ts';
import styles from './failure.module.css';
import { failureText } from './failure-text.ts';

/** A network that has just come back is seldom of use at once. */
const NETWORK_SETTLES = 1500;

interface FailureProps {
  /** Begins the sentence. */
  what: string;
  error: unknown;
  /** Trying again did not help: some browsers keep a failed file until the page is left. */
  hasTried: boolean;
  onAgain: () => void;
  /** Given for what lies over the page. */
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
      waiting ??= setTimeout(() => again(), NETWORK_SETTLES);
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
            Load the page anew
          </button>
        )}
        {otherWay}
        {onClose ? (
          <button type="button" className={buttons.action} onClick={onClose}>
            Close
          </button>
        ) : (
          <a href="/">To the start page</a>
        )}
      </p>
      <Facts what={what} error={error} />
    </section>
  );
}

/** As they were when it failed: the visitor may have gone on. */
function Facts({ what, error }: Pick<FailureProps, 'what' | 'error'>) {
  const [facts] = useState(() =>
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
      <pre>{facts}</pre>
      <p className={styles.ways}>
        <CopyLink address={facts} className={buttons.action} label="Copy" />
        <a
          href={errorReportHref(REPORT_ADDRESS, what, facts)}
          target={REPORT_ADDRESS.startsWith('mailto:') ? undefined : '_blank'}
          rel="noopener noreferrer"
        >
          Report it
        </a>
      </p>
    </details>
  );
}
