/**
 * A league's complete schedule into its season files: unlike the other formats it has every field under our own names,
 * so lines become what it says and events that it does not have are gone. Identities stay.
 */
import { isSeasonLabel } from '../../catalog/check/season-window.ts';
import { isTimed, listedDay } from '../../catalog/day/day.ts';
import { type AuthoredEvent, type Confidence, isGame } from '../../catalog/event/event.ts';
import { numberOccurrences } from '../../catalog/event/identity.ts';
import type { DataFolder, LeagueData, SeasonData } from '../../catalog/read/read-data.ts';
import type { SeasonFile } from '../../catalog/read/schema.ts';
import { compareEvents, formatSeasonFile } from '../../catalog/read/season-file.ts';
import { stampUpdates } from '../../catalog/read/stamp-updates.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import type { Report } from './describe-changes.ts';
import type { Draft } from './draft.ts';
import { ImportError, quote } from './import-error.ts';
import { parseSchedule, type ScheduleLine } from './jsonl.ts';
import { matchEvents } from './match-events.ts';
import type { Change, Line } from './merge.ts';
import { withSeason } from './with-season.ts';

interface Renewal {
  data: DataFolder;
  /** One for each season that changes. */
  reports: Report[];
  seasons: SeasonData[];
}

export function renewLeague(
  data: DataFolder,
  slug: string,
  text: string,
  input: string,
  today: string,
): Renewal {
  const league = data.leagues.find((each) => each.slug === slug);
  if (!league) throw new ImportError(`there is no league ${quote(slug)}`);
  const renewal: Renewal = { data, reports: [], seasons: [] };
  for (const [label, lines] of groupBy(parseSchedule(text), ({ season }) => season)) {
    if (!isSeasonLabel(label))
      throw new ImportError(`${quote(label)} is not a season: 2026 or 2026-27`, lines[0]?.line);
    const { season, changes, unchanged } = renewSeason(league, label, lines, today);
    const before = league.seasons.find((each) => each.label === label);
    if (season.text === before?.text) continue;
    renewal.data = withSeason(renewal.data, slug, season);
    renewal.seasons.push(season);
    renewal.reports.push({ title: `${input} → ${season.file}`, changes, notes: [], unchanged });
  }
  return renewal;
}

function renewSeason(league: LeagueData, label: string, schedule: readonly ScheduleLine[], today: string) {
  const before = league.seasons.find((season) => season.label === label);
  const zone = league.content.seasonOverrides?.[label]?.timeZone ?? league.content.timeZone;
  const old: Line[] = Object.entries(before?.content.events ?? {}).flatMap(([category, events]) =>
    events.map((event) => ({ category, event: withOrigin(event, before?.content) })),
  );
  const { renewed, gone } = keepIdentities(old, schedule, zone);
  // What was published before comes first, so that no number goes from one event to another.
  const numbered = numberOccurrences(
    [...renewed]
      .sort((a, b) => Number(!a.before) - Number(!b.before) || compareEvents(a.after.event, b.after.event))
      .map(({ before: was, after }) => ({ ...after.event, category: after.category, was })),
  );
  const events: SeasonFile['events'] = {};
  const changes: Change[] = gone.map((event) => ({ kind: 'gone', event }));
  let unchanged = 0;
  for (const { category, was, ...event } of numbered) {
    events[category] = [...(events[category] ?? []), event];
    const kind = kindOfChange(was, { category, event });
    if (kind) changes.push(was ? { kind, event: was.event, after: event } : { kind, event });
    else unchanged += 1;
  }
  const content = stampUpdates({ ...commonOrigin(numbered), events }, before?.content, `${today}T00:00:00Z`);
  const file = before?.file ?? league.file.replace(/league\.json$/, `${label}.json`);
  const season: SeasonData = { label, file, text: formatSeasonFile(content), content };
  return { season, changes, unchanged };
}

interface Renewed {
  /** The line as it was published; undefined for a new event. */
  before?: Line;
  after: Line;
}

function keepIdentities(old: readonly Line[], schedule: readonly ScheduleLine[], zone: string) {
  const types = new Set(old.flatMap(({ event }) => event.type ?? []));
  const lineOf = new Map<Draft, ScheduleLine>(
    schedule.map((line) => [{ line: line.line, ...line.event }, line]),
  );
  const matching = matchEvents(old, [...lineOf.keys()], zone, types);
  const slots = findSlots(matching.lines, matching.drafts, zone);
  const filled = new Set(slots.map(({ draft }) => draft));
  const taken = new Set(slots.map(({ line }) => line));
  const found = ({ line, draft }: { line: Line; draft: Draft }): Renewed[] => {
    const theirs = lineOf.get(draft);
    return theirs ? [{ before: line, after: withIdentity(theirs, line.event) }] : [];
  };
  const added = matching.drafts
    .filter((draft) => !filled.has(draft))
    .flatMap((draft): Renewed[] => {
      const after = lineOf.get(draft);
      return after ? [{ after }] : [];
    });
  return {
    renewed: [...matching.pairs.flatMap(found), ...slots.flatMap(found), ...added],
    gone: matching.lines.filter((line) => !taken.has(line)).map(({ event }) => event),
  };
}

/** A placeholder that got its sides ("ALCS Game 1"), or an event that got another name: on its days, of its type. */
function findSlots(lines: readonly Line[], drafts: readonly Draft[], zone: string) {
  const isLikely = ({ event }: Line, draft: Draft) =>
    !isGame(event) &&
    (event.type ?? '') === (draft.type ?? '') &&
    listedDay(event.start, zone) === listedDay(draft.start, zone) &&
    (isGame(draft) || (event.end ?? event.start) === (draft.end ?? draft.start));
  return drafts.flatMap((draft) => {
    const candidates = lines.filter((line) => isLikely(line, draft));
    const [line] = candidates;
    // Two that it could be are two too many.
    if (!line || candidates.length > 1) return [];
    return drafts.filter((other) => isLikely(line, other)).length === 1 ? [{ line, draft }] : [];
  });
}

function withIdentity({ category, event }: ScheduleLine, before: AuthoredEvent): Line {
  const publishedAs = before.publishedAs ?? before.name;
  return {
    category,
    event: {
      ...event,
      ...(publishedAs !== event.name && { publishedAs }),
      ...(before.occurrence !== undefined && { occurrence: before.occurrence }),
    },
  };
}

function kindOfChange(before: Line | undefined, after: Line): Change['kind'] | undefined {
  if (!before) return 'new';
  const [was, is] = [before.event, after.event];
  if (was.name !== is.name) return 'renamed';
  if (was.start !== is.start || was.end !== is.end) {
    return !isTimed(was.start) && isTimed(is.start) ? 'timed' : 'moved';
  }
  if (was.location !== is.location) return 'venue';
  const facts = ({ category, event: { updated: _, ...event } }: Line) =>
    JSON.stringify(Object.entries({ ...event, category }).sort());
  return facts(before) === facts(after) ? undefined : 'changed';
}

function withOrigin(event: AuthoredEvent, file: SeasonFile | undefined): AuthoredEvent {
  return file ? { ...event, source: event.source ?? file.source, sure: event.sure ?? file.sure } : event;
}

/** Stated once for the file: what most of its lines share. */
function commonOrigin(events: readonly AuthoredEvent[]): { source: string; sure: Confidence } {
  const byOrigin = groupBy(events, ({ source, sure }) => `${source}\n${sure}`);
  const [most] = [...byOrigin.values()].sort((a, b) => b.length - a.length);
  return { source: most?.[0]?.source ?? '', sure: most?.[0]?.sure ?? 'source' };
}
