/** A page that could not be shown, in plain words, with the way to try again. */
import styles from './failure.module.css';

export function Failure({ error }: { error: unknown }) {
  return (
    <>
      <h1 itemProp="name">This page could not be shown</h1>
      <p className={styles.text}>
        Part of it did not arrive, or something in it is wrong. Loading it again usually helps.
      </p>
      <p className={styles.ways}>
        <button type="button" className={styles.again} onClick={() => window.location.reload()}>
          Load again
        </button>
        <a href="/">To the start page</a>
      </p>
      <p className={styles.facts}>To report: {error instanceof Error ? error.message : String(error)}</p>
    </>
  );
}
