/** An edition of a tournament in one row, for all tours that list it: when · what · tours · where · level · how soon. */

import { eventPath } from '../../catalog/event/urls.ts';
import { countryCode } from '../../catalog/place/country.ts';
import { FLAGS } from '../../catalog/place/flags.ts';
import { venueAndCity } from '../../catalog/place/venue.ts';
import { type Edition, isTitle, isWhole, levelOf } from '../../catalog/season/edition.ts';
import { editionYear } from '../../catalog/season/occasion-summary.ts';
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
import { editionHref, isEstimated, placeOf, sportOfEdition } from './edition.ts';
import styles from './edition-row.module.css';

interface EditionRowProps {
  edition: Edition;
  visitor: Visitor;
  /** On its own page: the year is its name, and each code leads to the entry of its tour. */
  isOfOneTournament?: boolean;
}

export function EditionRow({ edition, visitor, isOfOneTournament = false }: EditionRowProps) {
  const { event, entries } = edition;
  const sport = sportOfEdition(edition);
  const level = levelOf(edition, sport);
  const year = isOfOneTournament ? editionYear(event) : undefined;
  const hasLevel = !year && level !== '' && !event.name.includes(level);
  const isBold = isTitle(edition, sport);
  const country = isWhole(event, sport) ? countryCode(event.details, FLAGS) : undefined;
  const { events } = useFollows();
  const time = { of: event, visitor };
  return (
    <li
      {...rowAttributes(event, undefined, sport, visitor)}
      className={styles.row}
      data-bold={isBold || undefined}
      data-year={year}
    >
      <span className={styles.when} data-estimated={isEstimated(edition) || undefined}>
        <Time form="short-range" {...time} />
        {isEstimated(edition) && <small>estimated</small>}
      </span>
      {!year && (country ? <Flag country={country} /> : <SportPlate sport={sport} />)}
      <div className={styles.name}>
        {year ? <h3>{year}</h3> : event.name}
        {!year && entries.some(({ id }) => events.includes(id)) && (
          <span className={styles.star}>
            <StarIcon size={14} />
            <span className="visually-hidden">starred</span>
          </span>
        )}
      </div>
      <span className={styles.where}>
        <span className={`${styles.codes} wrapping-row`}>
          {entries.map((entry) => {
            const league = leagueBySlug(entry.league);
            if (!league) return null;
            if (!year) return <LeagueCode key={entry.id} league={league} />;
            const label = `${event.name} ${year}, ${league.name}`;
            return (
              <a key={entry.id} href={eventPath(entry)} aria-label={label}>
                <LeagueCode league={league} />
              </a>
            );
          })}
        </span>
        <span className={`${styles.place} muted`}>
          {year ? venueOf(edition) : placeOf(edition)}
          {hasLevel && !isBold && <span className={styles.narrow}> · {level}</span>}
        </span>
      </span>
      <span className={styles.level}>
        {hasLevel && (
          <span className={chip.pill} data-tone={isBold ? 'title' : 'level'}>
            {level}
          </span>
        )}
      </span>
      <small className={styles.until}>
        <Time form="until" {...time} />
        <Time form="which-day" className={styles.now} {...time} />
      </small>
      <RowLink
        href={year ? eventPath(entries[0] ?? event) : editionHref(edition)}
        label={year ? `${event.name} ${year}: details, add to calendar` : labelOf(edition)}
      />
    </li>
  );
}

/** The venues where they are known. */
function venueOf(edition: Edition): string {
  const venues = edition.entries.flatMap(({ location }) => venueAndCity(location).venue ?? []);
  return [...new Set(venues)].join(' and ') || placeOf(edition);
}

function labelOf({ event, entries }: Edition): string {
  return `${event.name}, ${entries.map(leagueNameOf).join(' and ')}: dates and details`;
}
