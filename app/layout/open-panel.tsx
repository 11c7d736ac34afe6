/** The event that an address names, in its panel. */
import { dayInZone } from '../../catalog/day/day.ts';
import { loadedEvent, seasonLists } from '../data/lists.ts';
import { leagueAt } from '../data/site-map.ts';
import EventPanel from '../event/event-panel.tsx';
import type { PanelAddress } from '../router/address.ts';
import { closePanel } from '../router/navigate.ts';
import { leagueParameters } from '../season/league-query.ts';
import { seasonFromQuery } from '../season/use-league-query.ts';
import { currentMinute } from '../time/clock.ts';
import { useVisitor } from '../time/visitor.tsx';
import { readQuery } from '../util/query.ts';

/** Loads the event's season unless a list on the page has the event. Failures show when it is rendered. */
export async function loadNamedEvent(panel: PanelAddress): Promise<void> {
  const named = namedEvent(panel);
  if (named && !loadedEvent(named.id)) await seasonLists.load(named.listKey).catch(() => undefined);
}

export default function OpenPanel({ panel }: { panel: PanelAddress }) {
  const named = namedEvent(panel);
  return named && <NamedEvent named={named} />;
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
  const { query } = readQuery(leagueParameters, new URLSearchParams(search));
  const today = dayInZone(currentMinute(), league.timeZone);
  const { season } = seasonFromQuery(query.season, league, today);
  const listKey = `${league.slug}/${season.label}`;
  return { id: `${listKey}/${query.event}`, listKey, league, homeZone: season.timeZone };
}
