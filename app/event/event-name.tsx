/** An event's name; the sides of a game link to their pages. */
import { isGame, type SportsEvent } from '../../catalog/event.ts';
import styles from './event-name.module.css';

/** The address of a side of a game; a side without one is plain text. */
export type TeamHref = (name: string, event: SportsEvent) => string | undefined;

interface EventNameProps {
  event: SportsEvent;
  teamHref?: TeamHref;
  /** Labels in the headings above: under "Las Vegas Grand Prix" a session is just "Practice 1". */
  within?: readonly string[];
}

export function EventName({ event, teamHref, within = [] }: EventNameProps) {
  if (!isGame(event)) {
    const label = within.find((candidate) => event.name.startsWith(`${candidate} - `));
    return label === undefined ? event.name : event.name.slice(label.length + ' - '.length);
  }
  const { home, away, name } = event;
  return (
    <>
      <Side name={home} href={teamHref?.(home, event)} />
      <i className={styles.vs}> vs </i>
      <Side name={away} href={teamHref?.(away, event)} />
      {/* A doubleheader's second game. */}
      {name.slice(`${home} vs ${away}`.length)}
    </>
  );
}

function Side({ name, href }: { name: string; href: string | undefined }) {
  return href ? (
    <a className={styles.team} href={href}>
      {name}
    </a>
  ) : (
    <bdi>{name}</bdi>
  );
}
