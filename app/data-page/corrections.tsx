/** Mistakes of earlier data that were corrected knowingly. */
import type { AboutData } from '../../catalog/about-data.ts';
import { leagueBySlug } from '../data/site-map.ts';
import styles from './corrections.module.css';
import { Section } from './section.tsx';

export function Corrections({ corrections }: Pick<AboutData, 'corrections'>) {
  return (
    <Section id="corrections" title="Corrections">
      <p>
        The sources and the data that came before had mistakes. Each one that was corrected is on record, and
        the check of the data refuses its kind from then on.
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
