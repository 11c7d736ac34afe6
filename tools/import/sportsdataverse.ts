/**
 * sportsdataverse's schedules: Parquet files, read as one line of JSON a game, in ESPN's layout or the NHL's. What a row
 * says that nobody can place is noted and left out; a file of which that is too much is not the one that was expected.
 */
import { z } from 'zod';
import { dayInZone, isInstant } from '../../catalog/day/day.ts';
import { splitDetails } from '../../catalog/event/channels.ts';
import { roundOf } from './espn-rounds.ts';
import { ImportError, quote } from './import-error.ts';
import type { EventStatus, ImportedEvent, ParseContext } from './imported-event.ts';
import { isOpen } from './when.ts';

/** Both state instants; a day without a time is the one that it is in the East, wherever the game is. */
const ZONE = 'America/New_York';

/** Of a file whose rows cannot be placed, the columns or the names have changed. */
const MAX_SHARE_NOT_UNDERSTOOD = 0.1;

const text = z.string().trim().nullish();

const espnRow = z.object({
  date: z.string(),
  time_valid: z.boolean(),
  status_type_name: z.string(),
  season: z.int(),
  season_type: z.int(),
  home_display_name: z.string().trim(),
  away_display_name: z.string().trim(),
  week: z.int().nullish(),
  neutral_site: z.boolean().nullish(),
  type_abbreviation: text,
  notes_headline: text,
  broadcast: text,
  venue_full_name: text,
  venue_address_city: text,
});
type EspnRow = z.infer<typeof espnRow>;

const nhlRow = z.object({
  game_type: z.string(),
  game_time: z.string().nullable(),
  game_state: z.string(),
  season: z.int(),
  home_team_abbr: z.string().trim(),
  away_team_abbr: z.string().trim(),
  venue: text,
  series_letter: text,
  playoff_round: z.int().nullish(),
  series_game_number: z.int().nullish(),
});
type NhlRow = z.infer<typeof nhlRow>;

/** What is read of a file, and nothing else. */
export const SPORTSDATAVERSE_COLUMNS = [
  ...new Set([...Object.keys(espnRow.shape), ...Object.keys(nhlRow.shape)]),
];

/** A row in the words of neither layout. */
interface Game {
  home: string;
  away: string;
  /** Undefined where nothing is known, not even the day. */
  start?: string;
  season: number;
  state: string;
  location?: string;
  isNeutral?: boolean;
  /** Undefined where the row does not say what kind of game it is; null for one that is not of the league. */
  round: { type: string; details?: string } | null | undefined;
  channels?: string;
  /** What the row itself says about its round, for messages. */
  label: string;
}

const STATES: Record<string, EventStatus | null> = {
  POSTPONED: 'postponed',
  PPD: 'postponed',
  CANCELED: 'cancelled',
  CANCELLED: 'cancelled',
  CNCL: 'cancelled',
  FORFEIT: 'cancelled',
};
const UNDER_WAY_OR_TO_COME =
  /^(SCHEDULED|FINAL|FINAL_OVERTIME|IN_PROGRESS|HALFTIME|END_PERIOD|DELAYED|RAIN_DELAY|SUSPENDED|FUT|PRE|LIVE|CRIT|OFF)$/;

export function parseSportsdataverse(input: string, context: ParseContext): ImportedEvent[] {
  const rows = input.split('\n').map((line, index) => ({ line: index + 1, row: parseLine(line, index + 1) }));
  const games = readRows(rows, context);
  const notUnderstood = new Map<string, { line: number; rows: number }>();
  const skip = (reason: string, line: number) => {
    const known = notUnderstood.get(reason) ?? { line, rows: 0 };
    notUnderstood.set(reason, { ...known, rows: known.rows + 1 });
    return [];
  };
  let withoutSides = 0;
  const events = games.flatMap(({ line, game }): ImportedEvent[] => {
    const { home, away, start, round } = game;
    if (round === null) return [];
    if (game.season !== lastYearOf(context.season))
      throw new ImportError(`this is the season ${game.season}, not ${context.season}`, line);
    if (round === undefined) return skip(`unknown kind of game ${quote(game.label)}`, line);
    const status = STATES[game.state] ?? null;
    if (status === null && !UNDER_WAY_OR_TO_COME.test(game.state))
      return skip(`unknown status ${quote(game.state)}`, line);
    const event = {
      line,
      type: round.type,
      location: game.location,
      details:
        [round.details, game.isNeutral ? 'Neutral site' : '', game.channels].filter(Boolean).join('; ') ||
        undefined,
      ...(game.isNeutral && { isNeutral: true }),
      ...(status && { status }),
    };
    if (isUndecided(home) || isUndecided(away)) {
      withoutSides += 1;
      return start === undefined ? [] : [{ ...event, start, name: game.label, hasNoSidesYet: true }];
    }
    for (const team of [home, away]) {
      if (!context.isTeam(team)) return skip(`the team ${quote(team)} is not known`, line);
    }
    if (start === undefined) {
      context.note(line, `${home} vs ${away} has no date yet`);
      return [];
    }
    return [{ ...event, start, home, away }];
  });
  for (const [reason, { line, rows: count }] of notUnderstood) {
    context.note(line, `${reason}: ${count === 1 ? 'one game is' : `${count} games are`} left out`, count);
  }
  if (withoutSides > 0) {
    context.note(
      1,
      `of ${withoutSides === 1 ? 'one game' : `${withoutSides} games`} the sides are not known yet`,
    );
  }
  rejectStrange(notUnderstood, games.length);
  return events;
}

function rejectStrange(notUnderstood: ReadonlyMap<string, { rows: number }>, all: number): void {
  const rows = [...notUnderstood.values()].reduce((sum, reason) => sum + reason.rows, 0);
  if (rows <= all * MAX_SHARE_NOT_UNDERSTOOD) return;
  const reasons = [...notUnderstood].sort(([, a], [, b]) => b.rows - a.rows).map(([reason]) => reason);
  throw new ImportError(`${rows} of ${all} games are not understood: ${reasons.slice(0, 10).join('; ')}`);
}

function parseLine(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new ImportError(`is not JSON: ${quote(line)}`, number);
  }
}

interface Row<T = unknown> {
  line: number;
  row: T;
}

/** The layout is the one whose columns the first row has. */
function readRows(rows: readonly Row[], context: ParseContext): { line: number; game: Game }[] {
  const first = Object.keys(rows[0]?.row ?? {});
  if (first.includes('status_type_name')) {
    return withoutMadeUp(checked(rows, espnRow)).map(({ line, row }) => ({
      line,
      game: ofEspn(row, line, context),
    }));
  }
  if (first.includes('game_state')) {
    return checked(rows, nhlRow).map(({ line, row }) => ({ line, game: ofNhl(row, line) }));
  }
  throw new ImportError("the columns are neither ESPN's nor the NHL's");
}

function checked<T>(rows: readonly Row[], schema: z.ZodType<T>): Row<T>[] {
  return rows.map(({ line, row }) => {
    const result = schema.safeParse(row);
    if (result.success) return { line, row: result.data };
    const [issue] = result.error.issues;
    throw new ImportError(`${issue?.path.join('.')}: ${issue?.message}`, line);
  });
}

/** "TBD", "Suns/Warriors". */
function isUndecided(team: string): boolean {
  return isOpen(team) || /^TBD\b|\//.test(team);
}

function ofEspn(row: EspnRow, line: number, context: ParseContext): Game {
  const { notes_headline: headline, venue_full_name: venue, venue_address_city: city, broadcast } = row;
  const instant = readInstant(row.date, line);
  return {
    home: row.home_display_name,
    away: row.away_display_name,
    start: row.time_valid ? instant : dayInZone(instant, ZONE),
    season: row.season,
    state: row.status_type_name.replace(/^STATUS_/, ''),
    location: venue && city && !venue.endsWith(`(${city})`) ? `${venue} (${city})` : venue || undefined,
    isNeutral: row.neutral_site ?? false,
    round:
      row.type_abbreviation === 'ALLSTAR'
        ? null
        : roundOf({ ...row, day: dayInZone(instant, ZONE) }, context.types),
    channels: channelsOf(broadcast ?? ''),
    label: headline || `type ${row.season_type}`,
  };
}

const CHANNELS: Record<string, string> = {
  ACCN: 'ACC Network',
  BTN: 'Big Ten Network',
  CBSSN: 'CBS Sports Network',
  SECN: 'SEC Network',
};

/** "NBC/Peacock": those that everybody gets, not a region's or a site's player. */
function channelsOf(broadcast: string): string | undefined {
  const names = broadcast.split('/').map((name) => CHANNELS[name] ?? name);
  return splitDetails(names.join(', ')).channels.join(', ') || undefined;
}

/**
 * A game that was put off has a second row on its new date. They are one game where the notes say so: "Makeup date Mar 31"
 * and "Makeup from Jan 25".
 */
function withoutMadeUp(rows: readonly Row<EspnRow>[]): Row<EspnRow>[] {
  const dayOf = ({ date }: EspnRow) =>
    new Date(date).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: ZONE });
  const keyOf = (row: EspnRow, from: string, to: string) =>
    [row.home_display_name, row.away_display_name, from, to].join('\n');
  const isPutOff = (row: EspnRow) => row.status_type_name === 'STATUS_POSTPONED';
  const wordAfter = (row: EspnRow, word: string) =>
    new RegExp(`\\bmakeup ${word} (\\w+ \\d+)`, 'i').exec(row.notes_headline ?? '')?.[1];
  const madeUp = new Set(
    rows
      .filter(({ row }) => !isPutOff(row))
      .flatMap(({ row }) => {
        const from = wordAfter(row, 'from');
        return from === undefined ? [] : [keyOf(row, from, ''), keyOf(row, from, dayOf(row))];
      }),
  );
  return rows.filter(
    ({ row }) => !isPutOff(row) || !madeUp.has(keyOf(row, dayOf(row), wordAfter(row, 'date') ?? '')),
  );
}

const NHL_ROUNDS = [
  { type: 'First Round of Playoffs', name: 'First Round' },
  { type: 'Second Round of Playoffs', name: 'Second Round' },
  { type: 'Conference Championships', name: 'Final' },
  { type: 'Championship', name: 'Stanley Cup Final' },
];
/** By other names than ours. */
const NHL_VENUES: Record<string, string> = {
  'Centre Bell': 'Bell Centre',
  'SAP Center at San Jose': 'SAP Center',
};
const NHL_TYPES: Record<string, string> = { PR: 'Preseason', R: 'Regular Season' };
/** The series from A: four, two and one of the East, each followed by as many of the West. */
const EASTERN_SERIES = /^[ABCDIJM]$/;

function ofNhl(row: NhlRow, line: number): Game {
  const instant = row.game_time === null ? undefined : readInstant(row.game_time, line);
  // Midnight stands for a time that is not known.
  const isDayOnly =
    instant !== undefined && dayInZone(instant, ZONE) !== dayInZone(secondBefore(instant), ZONE);
  return {
    home: row.home_team_abbr,
    away: row.away_team_abbr,
    start: instant && isDayOnly ? dayInZone(instant, ZONE) : instant,
    season: row.season,
    state: row.game_state,
    location: NHL_VENUES[row.venue ?? ''] ?? (row.venue || undefined),
    round: row.game_type === 'A' ? null : nhlRound(row),
    label: `type ${row.game_type}`,
  };
}

function nhlRound({ game_type, playoff_round, series_letter, series_game_number }: NhlRow): Game['round'] {
  if (game_type !== 'P') {
    const type = NHL_TYPES[game_type];
    return type === undefined ? undefined : { type };
  }
  const round = NHL_ROUNDS[(playoff_round ?? 0) - 1];
  if (!round) return undefined;
  const conference = EASTERN_SERIES.test(series_letter ?? '') ? 'Eastern' : 'Western';
  const name = playoff_round === 4 ? round.name : `${conference} Conference ${round.name}`;
  return { type: round.type, details: `${name} Game ${series_game_number}` };
}

function secondBefore(instant: string): string {
  return new Date(Date.parse(instant) - 1000).toISOString();
}

/** `2026-06-14T00:30Z`. */
function readInstant(written: string, line: number): string {
  const instant = written.replace(/T(\d\d:\d\d)Z$/, 'T$1:00Z');
  if (isInstant(instant)) return instant;
  throw new ImportError(`${quote(written)} is not a UTC instant such as 2026-06-14T00:30Z`, line);
}

/** The files are named after the year in which a season ends. */
export function lastYearOf(season: string): number {
  const first = Number(season.slice(0, 4));
  return season.length > 4 ? first + 1 : first;
}
