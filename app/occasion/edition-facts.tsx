/** A few tournaments beside a page, each with its dates, its level and where it is. */
import { type Edition, levelOf } from '../../catalog/season/edition.ts';
import { SportPlate } from '../identity/sport-plate.tsx';
import { Time } from '../time/time.tsx';
import type { Visitor } from '../time/visitor.tsx';
import { editionHref, isEstimated, placeOf, sportOfEdition } from './edition.ts';
import styles from './edition-facts.module.css';

interface EditionLinesProps {
  editions: readonly Edition[];
  visitor: Visitor;
  /** Of several sports and years: how long until them, with the year. */
  hasCountdown?: boolean;
  /** Of several sports in the coming days: which. */
  hasSport?: boolean;
}

interface EditionFactsProps extends EditionLinesProps {
  heading: string;
}

export function EditionFacts({ heading, ...lines }: EditionFactsProps) {
  if (lines.editions.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <EditionLines {...lines} />
    </section>
  );
}

export function EditionLines({ editions, visitor, hasCountdown, hasSport }: EditionLinesProps) {
  return (
    <ul className={styles.facts}>
      {editions.map((edition) => {
        const sport = sportOfEdition(edition);
        const time = { of: edition.event, visitor };
        const facts = [hasCountdown ? '' : levelOf(edition, sport), placeOf(edition)].filter(Boolean);
        return (
          <li key={edition.event.id}>
            {!hasCountdown && (
              <span className={styles.when} data-estimated={isEstimated(edition) || undefined}>
                <Time form="short-range" {...time} />
                {isEstimated(edition) && <small>estimated</small>}
              </span>
            )}
            {(hasCountdown || hasSport) && <SportPlate sport={sport} />}
            <span className={styles.name}>
              <a href={editionHref(edition)}>{edition.event.name}</a>
              <small>
                {hasCountdown && (
                  <>
                    <Time form="range" {...time} />
                    {facts.length > 0 && ', '}
                  </>
                )}
                {facts.join(' · ')}
              </small>
            </span>
            {hasCountdown && (
              <b>
                <Time form="until" {...time} />
              </b>
            )}
          </li>
        );
      })}
    </ul>
  );
}
