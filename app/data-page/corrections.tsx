/** Mistakes in the sources and in earlier data that were corrected. */
import type { AboutData } from '../../catalog/about-data.ts';
import { leagueBySlug } from '../data/site-map.ts';
import styles from './corrections.module.css';
import { Section } from './section.tsx';

export function Corrections({ corrections }: Pick<AboutData, 'corrections'>) {
  return (
    <Section id="corrections" title="Corrections">
      <p>
        Our sources and our earlier data had mistakes. Every correction is listed here, and the data check now
        rejects mistakes of the same kind.
      </p>
      <ul className={styles.corrections}>
        {corrections.map(({ leagues, was, now, why }) => (
          <li key={`${was}${now}`}>
            <b>{leagues.map((slug) => leagueBySlug(slug)?.name ?? slug).join(', ') || 'Several leagues'}</b>
            <del>{was}</del>
            <ins>{now}</ins>
            <span>{why}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
