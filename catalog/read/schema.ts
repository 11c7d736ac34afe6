/** The form of the data files, checked when they are read. Used at build time only, never shipped. */
import { z } from 'zod';
import { CHANGED_FIELDS, OPEN_DATES } from '../changes/change-record.ts';
import { isDay } from '../day/day.ts';
import { CONFIDENCE_LEVELS } from '../event/event.ts';
import { CONVENTIONS } from '../season/league.ts';
import { FINDING_KINDS } from './finding.ts';
import { color, country, instant, text, timeZone } from './schema-values.ts';

const day = z.string().refine(isDay, { error: 'is not a day like 2026-11-15' });

const authoredEventSchema = z.strictObject({
  start: text,
  end: text.optional(),
  name: text,
  home: text.optional(),
  away: text.optional(),
  publishedAs: text.optional(),
  occurrence: z.int().min(2).optional(),
  type: text.optional(),
  location: text.optional(),
  details: text.optional(),
  extras: z.string().optional(),
  source: text.optional(),
  sure: z.enum(CONFIDENCE_LEVELS).optional(),
  updated: instant.optional(),
});

/** Events by category label; `source`, `sure` and `updated` apply to every event that does not state its own. */
export const seasonFileSchema = z.strictObject({
  source: text,
  sure: z.enum(CONFIDENCE_LEVELS),
  updated: instant.optional(),
  events: z.record(z.string(), z.array(authoredEventSchema).min(1)),
});
export type SeasonFile = z.infer<typeof seasonFileSchema>;

/** A line of data/changes/<year>.jsonl. */
export const changeRecordSchema = z.strictObject({
  id: text,
  day,
  field: z.enum(CHANGED_FIELDS),
  before: text.nullable(),
  after: text.nullable(),
  was: z.enum(OPEN_DATES).optional(),
  source: text,
  correction: z.literal(true).optional(),
});

export const leagueFileSchema = z.strictObject({
  name: text,
  category: text,
  path: z.string().regex(/^\/[a-z0-9]+$/),
  icon: z.string().regex(/^[a-z]+$/),
  monogram: z.string().regex(/^[A-Z0-9]{2,4}$/, { error: 'is not two to four capital letters' }),
  colors: z.tuple([color, color]),
  /** The colours have the league's hue, but are not its published values. */
  colorsApproximate: z.boolean().optional(),
  /** Exactly one of the two: `region` is for leagues of several countries, in words. */
  country: country.optional(),
  region: text.optional(),
  convention: z.enum(CONVENTIONS).optional(),
  timeZone,
  teamScope: text.optional(),
  /**
   * The months in which a season's events may fall, counted from January of the label's first year: 1 is that
   * January, 0 the December before, 14 the February after.
   */
  seasonMonths: z.tuple([z.int(), z.int()]),
  gamesEndAtStart: z.boolean().optional(),
  /** A matchday's games without a time are listed on its default day and may still move. */
  daysProvisionalUntilTimed: z.boolean().optional(),
  ended: text.optional(),
  seasonOverrides: z
    .record(text, z.strictObject({ timeZone: timeZone.optional(), teamScope: text.optional() }))
    .optional(),
});
export type LeagueFile = z.infer<typeof leagueFileSchema>;

/** Other sources' names for our teams, or for our events in sports without teams; read by the importers. */
export const teamsFileSchema = z.strictObject({ aliases: z.record(text, text) });

export const categoriesFileSchema = z.array(
  z.strictObject({ name: text, folder: z.string().regex(/^[a-z]+$/), leagues: z.array(text).min(1) }),
);

export const teamScopesFileSchema = z.record(
  text,
  z.strictObject({
    suffix: z
      .string()
      .regex(/^[a-z-]+$/)
      .optional(),
    label: text.optional(),
    slugs: z.record(text, z.string().regex(/^[a-z0-9-]+$/)).optional(),
  }),
);

/** Pairs of names that look like typos of each other and are not. */
export const similarNamesFileSchema = z.array(z.tuple([text, text]));

export const sourcesFileSchema = z.record(
  text,
  z.strictObject({
    title: text,
    repository: z.string(),
    paths: z.string(),
    /** The version in words. */
    date: z.string(),
    /** The day on which that version was written or read, where it is known. */
    checked: day.optional(),
    licence: z.string(),
    supplied: text,
    leagues: z.array(text),
  }),
);

/** The formats of tools/import that a daily source can have. */
const REFRESH_FORMATS = [
  'openfootball-json',
  'football-txt',
  'sportstimes',
  'nflverse',
  'sportsdataverse',
] as const;

/** What is imported every day: one public file for a season of a league. */
export const refreshFileSchema = z.array(
  z.strictObject({
    league: text,
    format: z.enum(REFRESH_FORMATS),
    /** With the season as `{season}`, 2026-27, or as the `{year}` in which it ends. */
    address: text,
    source: text,
    licence: text,
    /** Moves further ahead are left for later: there the file has provisional dates. */
    daysAhead: z.int().min(1).optional(),
  }),
);
export type RefreshSource = z.infer<typeof refreshFileSchema>[number];

export const correctionsFileSchema = z.array(
  z.strictObject({
    id: text,
    /** Slugs of the leagues that it concerns; empty where the source's own description does not say. */
    leagues: z.array(text),
    /** The identity of the event as shipped, where the correction concerns a single one. */
    event: text.optional(),
    was: text,
    now: text,
    why: text,
  }),
);

/** A number, or the least and the most. */
const range = z.union([z.int(), z.tuple([z.int(), z.int()])]);
export type Range = z.infer<typeof range>;

/** What the rules of a competition say about one season. Everything is optional. */
const seasonExpectation = z.strictObject({
  teams: z.int().optional(),
  /** Games of each team in the regular season, and how many of them at home. */
  games: range.optional(),
  home: range.optional(),
  /** Every pair once at home and once away. */
  homeAndAway: z.boolean().optional(),
  /** Weeks or matchdays, and the games of each. */
  rounds: z.int().optional(),
  perRound: range.optional(),
  /** Events by category or type once the season is over: games in team sports; not periods or what was called off. */
  counts: z.record(text, range).optional(),
});
export type SeasonExpectation = z.infer<typeof seasonExpectation>;

/** What `npm run data:audit` compares the seasons with, by league. */
export const expectationsFileSchema = z.record(
  text,
  z.strictObject({
    /** The years that a season begins in, where that is not every year. */
    years: z.array(z.int()).optional(),
    /** The category of the regular season's games: `Regular Season`, or `Matchday` for Matchday 1, 2, … */
    part: text.optional(),
    /** Games of that category that the rules do not count say this in their details. */
    uncounted: text.optional(),
    /** Opponents from outside the league have no more games than this and are not audited. */
    visitorsUpTo: z.int().optional(),
    /** The hours of the home zone between which things start; the second may be past midnight. */
    hours: z.tuple([z.number(), z.number()]).optional(),
    /** The longest wait between two events in season, in days. */
    gapDays: z.int(),
    every: seasonExpectation.optional(),
    /** Where a season differs from every other one. */
    seasons: z.record(text, seasonExpectation).optional(),
  }),
);
export type LeagueExpectation = z.infer<typeof expectationsFileSchema>[string];

/** Findings of the audit that are right as they are, or cannot be corrected, each with the reason. */
export const auditKnownFileSchema = z.array(
  z.strictObject({
    league: text,
    seasons: z.array(text).min(1),
    finding: z.enum(FINDING_KINDS),
    /** The findings one by one, or how many there are in each of the seasons. */
    about: z.union([z.array(text).min(1), z.int().min(1)]),
    reason: text,
  }),
);
export type KnownFinding = z.infer<typeof auditKnownFileSchema>[number];

/** The checks that look at what is implausible, and so may be wrong about an event. */
const EXCUSABLE_CHECKS = [
  'result',
  'two-games-a-day',
  'two-games-a-round',
  'round-date',
  'fixture-twice',
] as const;
export type ExcusableCheck = (typeof EXCUSABLE_CHECKS)[number];

/** What `npm run check` would reject and is right as it is, each with the reason. */
export const checkKnownFileSchema = z.array(
  z.strictObject({
    check: z.enum(EXCUSABLE_CHECKS),
    /** Identities of events (`nfl/2026/a-vs-b`); for `result` the texts. */
    about: z.array(text).min(1),
    reason: text,
  }),
);

/** What the data lacks, by league and season, in words. */
export const gapsFileSchema = z.record(text, z.record(text, text));
