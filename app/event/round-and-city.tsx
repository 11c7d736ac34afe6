/** What a row on the page of a team says beside the other side: the competition, the round, and away from home the city. */
import type { SportsEvent } from '../../catalog/event/event.ts';
import type { Site } from '../../catalog/event/neutral-site.ts';
import { venueAndCity } from '../../catalog/place/venue.ts';
import styles from './round-and-city.module.css';

interface RoundAndCityProps {
  event: SportsEvent;
  /** Where the team plays in several. */
  competition: string | undefined;
  /** '' where most games are of one. */
  round: string;
  site: Site;
}

export function RoundAndCity({ event, competition, round, site }: RoundAndCityProps) {
  const city = site === 'home' ? '' : venueAndCity(event.location).city;
  const [first = '', second = ''] = [competition, round].filter(Boolean);
  return (
    <>
      <span className={styles.first}>{first}</span>
      {second && <span className={styles.round}> · {second}</span>}
      {first && city && ' · '}
      {city && <span>{city}</span>}
    </>
  );
}
