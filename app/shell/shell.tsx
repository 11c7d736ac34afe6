/** The application shell: header, side navigation, and the page, which is a creative work. */
import type { ReactNode } from 'react';
import { Header } from './header.tsx';
import styles from './shell.module.css';

export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
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
        {children}
      </main>
      <footer className={styles.footer}>
        <p>
          Sports Calendar is read-only, free of results, and calls nobody: all data comes with the site. No
          scores anywhere, so nothing is spoiled.
        </p>
      </footer>
    </>
  );
}
