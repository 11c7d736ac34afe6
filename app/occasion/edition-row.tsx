/** An edition of a tournament in one row, for all tours that list it: when · what · tours · where · level · how soon. */

import { countryCode } from '../../catalog/place/country.ts';
import { FLAGS } from '../../catalog/place/flags.ts';
import { type Edition, isTitle, isWhole, levelOf } from '../../catalog/season/edition.ts';
import { leagueBySlug, leagueNameOf } from '../data/site-map.ts';
import { LeagueCode } from '../event/league-code.tsx';
import { rowAttributes } from '../event/row-attributes.ts';
import { RowLink } from '../event/row-link.tsx';
import { useFollows } from '../follows/follows-store.ts';
import { Flag } from '../identity/flag.tsx';
import { SportPlate } from '../identity/sport-plate.tsx';
import { Time } from '../time/time.tsx';
import type { Visitor } from '../time/visitor.tsx';
import chip from '../ui/chip.module.css';
import { StarIcon } from '../ui/icons.tsx';
import styles from './edition-row.module.css';
import { editionHref, isEstimated, placeOf, sportOfEdition } from './editions.ts';

interface EditionRowProps {
  edition: Edition;
  visitor: Visitor;
}

export function EditionRow({ edition, visitor }: EditionRowProps) {
  const { event, entries } = edition;
  const sport = sportOfEdition(edition);
  const level = levelOf(edition, sport);
  const isBold = isTitle(edition, sport);
  const country = isWhole(event, sport) ? countryCode(event.details, FLAGS) : undefined;
  const { events } = useFollows();
  const time = { of: event, visitor };
  return (
    <li
      {...rowAttributes(event, undefined, sport, visitor)}
      className={styles.row}
      data-bold={isBold || undefined}
    >
      <span className={styles.when} data-estimated={isEstimated(edition) || undefined}>
        <Time form="short-range" {...time} />
        {isEstimated(edition) && <small>estimated</small>}
      </span>
      {country ? <Flag country={country} /> : <SportPlate sport={sport} />}
      <span className={styles.name}>
        {event.name}
        {entries.some(({ id }) => events.includes(id)) && (
          <span className={styles.star}>
            <StarIcon size={14} />
            <span className="visually-hidden">starred</span>
          </span>
        )}
      </span>
      <span className={styles.codes}>
        {entries.map((entry) => {
          const league = leagueBySlug(entry.league);
          return league && <LeagueCode key={entry.id} league={league} />;
        })}
      </span>
      <span className={styles.place}>{placeOf(edition)}</span>
      <span className={styles.level}>
        {level && !event.name.includes(level) && (
          <span className={chip.pill} data-tone={isBold ? 'title' : 'level'}>
            {level}
          </span>
        )}
      </span>
      <span className={styles.until}>
        <Time form="until" {...time} />
        <Time form="which-day" className={styles.now} {...time} />
      </span>
      <RowLink href={editionHref(edition)} label={labelOf(edition)} />
    </li>
  );
}

function labelOf({ event, entries }: Edition): string {
  return `${event.name}, ${entries.map(leagueNameOf).join(' and ')}: dates and details`;
}
