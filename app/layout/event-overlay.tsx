/** The panel of the event that the address names, over whichever page it was opened on. */
import { dayInZone } from '../../catalog/day.ts';
import { loadedEvent, seasonLists } from '../data/event-lists.ts';
import { leagueAt } from '../data/site-map.ts';
import { closePanel, type PanelAddress } from '../router/navigate.ts';
import { usePanel } from '../router/router.tsx';
import { readQuery } from '../season/league-query.ts';
import { seasonFromQuery } from '../season/use-league-query.ts';
import { currentMinute } from '../time/clock.ts';
import { useVisitor } from '../time/visitor.tsx';
import { Boundary } from '../ui/boundary.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';

const EventPanel = lazyComponent(() => import('../event/event-panel.tsx'));

/** Loads the panel, and the event's season unless a list on the page has the event. Failures show when it is rendered. */
export async function prepareEventPanel(panel: PanelAddress): Promise<void> {
  const named = namedEvent(panel);
  if (!named) return;
  const isLoaded = loadedEvent(named.id) !== undefined;
  await Promise.all([
    EventPanel.prepare(),
    isLoaded || seasonLists.load(named.listKey).catch(() => undefined),
  ]);
}

export function EventOverlay() {
  const panel = usePanel();
  const named = panel && namedEvent(panel);
  if (!named) return null;
  return (
    <Boundary key={named.id} what="The details of this event" onClose={closePanel}>
      <NamedEvent named={named} />
    </Boundary>
  );
}

function NamedEvent({ named }: { named: NamedEvent }) {
  const { id, listKey, league, homeZone } = named;
  const visitor = useVisitor(homeZone);
  const loaded = loadedEvent(id);
  const [season = []] = seasonLists.useLists(loaded ? [] : [listKey]);
  const event = loaded ?? season.find((each) => each.id === id);
  if (!event) return null;
  return (
    <EventPanel event={event} league={league} homeZone={homeZone} visitor={visitor} onClose={closePanel} />
  );
}

type NamedEvent = NonNullable<ReturnType<typeof namedEvent>>;

function namedEvent({ pathname, search }: PanelAddress) {
  const league = leagueAt(pathname);
  if (!league) return;
  const { query } = readQuery(new URLSearchParams(search));
  const today = dayInZone(currentMinute(), league.timeZone);
  const { season } = seasonFromQuery(query.season, league, today);
  const listKey = `${league.slug}/${season.label}`;
  return { id: `${listKey}/${query.event}`, listKey, league, homeZone: season.timeZone };
}
