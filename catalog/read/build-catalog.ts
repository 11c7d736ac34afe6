/** From the data folder's files to the catalogue: defaults filled in, identities made, everything in order. */
import { type ChangeRecord, recordsById } from '../changes/change-record.ts';
import { lastMove } from '../changes/schedule-changes.ts';
import { newestCheck } from '../day/checked.ts';
import { isTimed } from '../day/day.ts';
import { type AuthoredEvent, isGame, type SportsEvent } from '../event/event.ts';
import { eventId } from '../event/identity.ts';
import { numberedRound, withMeaning } from '../event/vocabulary.ts';
import { zoneFinder } from '../place/venue-zone.ts';
import { type Catalog, categoryPath, type League, type Season } from '../season/league.ts';
import type { NamedTeam, Team } from '../team/team.ts';
import type { DataFolder, LeagueData, SeasonData } from './read-data.ts';
import { compareEvents } from './season-file.ts';
import { teamsOf } from './teams-of-leagues.ts';

export function buildCatalog(data: DataFolder): Catalog {
  const leagues = new Map(data.leagues.map((league) => [league.slug, buildLeague(league, data)]));
  const categories = data.categories.map((category) => ({
    name: category.name,
    path: categoryPath(category.name),
    sport: category.folder,
    leagues: category.leagues.flatMap((slug) => leagues.get(slug) ?? []),
  }));
  const teams = teamsOf([...leagues.values()], data.teamScopes);
  return { categories, teams: new Map(teams.map((team) => [team.slug, identified(team, data)])) };
}

function identified(team: NamedTeam, data: DataFolder): Team {
  const identity = data.teamIdentities[team.name];
  if (!identity) throw new Error(`team-identities.json has no line for "${team.name}"`);
  const { sources: _, ...known } = identity;
  return { ...team, ...known };
}

/** What the seasons of a league need of the other files. */
type OtherFiles = Pick<DataFolder, 'sources' | 'venueZones' | 'teamIdentities' | 'changes' | 'refresh'>;
const NO_FILES: OtherFiles = { sources: {}, venueZones: {}, teamIdentities: {}, changes: [], refresh: [] };

export function buildLeague({ slug, content, seasons }: LeagueData, files: OtherFiles = NO_FILES): League {
  const zones = zoneFinder(files.venueZones);
  const venueZone = ({ location = '', home = '' }: AuthoredEvent) => {
    const side = files.teamIdentities[home];
    // National sides meet at tournaments.
    return zones.ofLocation(location) ?? (side && !side.national ? zones.ofCountry(side.country) : undefined);
  };
  const changes = recordsById(files.changes);
  return {
    slug,
    name: content.name,
    path: content.path,
    category: content.category,
    sport: content.icon,
    monogram: content.monogram,
    colors: content.colors,
    ...(content.country === undefined ? {} : { country: content.country }),
    ...(content.region === undefined ? {} : { region: content.region }),
    ...(files.refresh.some(({ league }) => league === slug) ? { checkedDaily: true as const } : {}),
    ...(content.convention === undefined ? {} : { convention: content.convention }),
    timeZone: content.timeZone,
    gamesEndAtStart: content.gamesEndAtStart ?? false,
    ...(content.ended === undefined ? {} : { ended: content.ended }),
    seasons: seasons.map((season) => buildSeason(slug, content, season, files.sources, venueZone, changes)),
  };
}

type VenueZone = (event: AuthoredEvent) => string | undefined;

function buildSeason(
  slug: string,
  league: LeagueData['content'],
  season: SeasonData,
  sources: OtherFiles['sources'],
  venueZone: VenueZone,
  changes: ReadonlyMap<string, ChangeRecord[]>,
): Season {
  const overrides = league.seasonOverrides?.[season.label];
  const teamScope = overrides?.teamScope ?? league.teamScope;
  const timeZone = overrides?.timeZone ?? league.timeZone;
  const events = Object.entries(season.content.events)
    .flatMap(([category, own]) =>
      own.map((event) => completeEvent(slug, league, season, category, event, venueZone(event) ?? timeZone)),
    )
    .map((event) => withMove(event, changes.get(event.id)))
    .sort(compareEvents);
  const checked = newestCheck(new Set(events.map(({ source }) => source)), sources);
  return {
    label: season.label,
    timeZone,
    ...(teamScope === undefined ? {} : { teamScope }),
    ...(checked === undefined ? {} : { checked }),
    events,
  };
}

function withMove(event: SportsEvent, records: readonly ChangeRecord[] = []): SportsEvent {
  const moved = lastMove(event, records);
  return moved === undefined ? event : { ...event, moved };
}

function completeEvent(
  slug: string,
  league: LeagueData['content'],
  season: SeasonData,
  category: string,
  event: AuthoredEvent,
  zone: string,
): SportsEvent {
  const updated = event.updated ?? season.content.updated;
  return withMeaning({
    id: eventId(slug, season.label, event),
    league: slug,
    season: season.label,
    section: category,
    type: event.type ?? '',
    name: event.name,
    ...(event.home === undefined ? {} : { home: event.home }),
    ...(event.away === undefined ? {} : { away: event.away }),
    ...(isProvisional(category, event, league) ? { provisional: true as const } : {}),
    start: event.start,
    end: event.end ?? null,
    location: event.location ?? '',
    zone,
    details: event.details ?? '',
    ...(event.extras === undefined ? {} : { extras: event.extras }),
    source: event.source ?? season.content.source,
    sure: event.sure ?? season.content.sure,
    ...(updated === undefined ? {} : { updated }),
  });
}

/** A line may also say of itself that its day is open. */
const DAY_IS_OPEN =
  /\bdate and time to be confirmed\b|\b\d+ or \d+\b.*\bto be confirmed\b|\bto be confirmed \(.* or /i;

export function isProvisional(
  category: string,
  event: AuthoredEvent,
  league: LeagueData['content'],
): boolean {
  if (!isGame(event) || isTimed(event.start)) return false;
  const isByRule = league.daysProvisionalUntilTimed === true && numberedRound(category)?.kind === 'Matchday';
  return isByRule || DAY_IS_OPEN.test(event.details ?? '');
}
