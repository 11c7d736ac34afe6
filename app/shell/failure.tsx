/** A part of the site that could not be shown, in plain words, with the way to try again. */
import styles from './failure.module.css';

interface FailureProps {
  /** Begins the sentence. */
  what: string;
  error: unknown;
  onAgain: () => void;
}

export function Failure({ what, error, onAgain }: FailureProps) {
  return (
    <section role="alert">
      <h2>{what} could not be shown</h2>
      <p className={styles.text}>
        {navigator.onLine
          ? 'Part of it did not arrive, or something in it is wrong. Trying again usually helps.'
          : 'There is no network, and part of it is not on this device. It can be tried again with a network.'}
      </p>
      <p className={styles.ways}>
        <button type="button" className={styles.again} onClick={onAgain}>
          Try again
        </button>
        <a href="/">To the start page</a>
      </p>
      <p className={styles.facts}>To report: {error instanceof Error ? error.message : String(error)}</p>
    </section>
  );
}
