/** Text pages that consist of sections, each of which can be linked to. */
import type { ReactNode } from 'react';
import { PageHead } from '../ui/page-head.tsx';
import styles from './section.module.css';

interface SectionPageProps {
  head: { title: string; description: string };
  heading: string;
  intro: ReactNode;
  /** The id and the name of each section. */
  sections: readonly (readonly [id: string, name: string])[];
  children: ReactNode;
}

/** With links to its sections. */
export function SectionPage({ head, heading, intro, sections, children }: SectionPageProps) {
  return (
    <div className={styles.page}>
      <PageHead {...head} />
      <h1 itemProp="name">{heading}</h1>
      <p className={styles.intro}>{intro}</p>
      <nav aria-label="On this page" className={`${styles.contents} wrapping-row`}>
        {sections.map(([id, name]) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      {children}
    </div>
  );
}

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function Section({ id, title, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
