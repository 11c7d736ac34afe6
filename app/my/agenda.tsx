/** A calendar day by day from today on; past events are folded away. */
import { listedDay } from '../../catalog/day.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import { eventAnchor, eventPath } from '../../catalog/urls.ts';
import { teamHref } from '../data/team-links.ts';
import { EventList } from '../event/event-list.tsx';
import type { Visitor } from '../time/visitor.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { eventCountText } from '../util/count-text.ts';
import styles from './agenda.module.css';

interface AgendaProps {
  past: readonly SportsEvent[];
  ahead: readonly SportsEvent[];
  clashes: ReadonlyMap<string, readonly SportsEvent[]>;
  sportOf: (event: SportsEvent) => string;
  leagueNameOf: (event: SportsEvent) => string;
  visitor: Visitor;
}

export function Agenda({ past, ahead, clashes, visitor, ...shared }: AgendaProps) {
  const { today, timeZone } = visitor;
  const dayOf = (event: SportsEvent) => listedDay(event.start, timeZone);
  const last = past.at(-1);
  const list = {
    ...shared,
    visitor,
    teamHref,
    knownLabels: [],
    hrefOf: eventPath,
    dayHeading: 'h2' as const,
  };
  return (
    <>
      {last && (
        <Disclosure kind="fold" heading="Past" summary={eventCountText(past)} defaultOpen={false}>
          {() => (
            // Opens at the last day, with a button for earlier ones.
            <EventList {...list} events={past} dayOf={dayOf} target={eventAnchor(last)} />
          )}
        </Disclosure>
      )}
      {ahead.length > 0 ? (
        <EventList
          {...list}
          events={ahead}
          // An event that started earlier and is still on is listed under today.
          dayOf={(event) => (dayOf(event) < today ? today : dayOf(event))}
          hintOf={(event) => clashText(clashes.get(event.id))}
        />
      ) : (
        <p className={styles.nothing}>No upcoming events are announced, or you have hidden them all.</p>
      )}
    </>
  );
}

function clashText(others: readonly SportsEvent[] | undefined): string | undefined {
  const [first, ...rest] = others ?? [];
  if (!first) return undefined;
  return `At the same time: ${first.name}${rest.length > 0 ? ` and ${rest.length} more` : ''}`;
}
