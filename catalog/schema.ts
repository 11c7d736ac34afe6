/** The form of the data files, checked when they are read. Used at build time only, never shipped. */
import { z } from 'zod';
import { SURENESS } from './event.ts';

const text = z.string().min(1);

const timeZone = z.string().refine(
  (zone) => {
    try {
      new Intl.DateTimeFormat('en', { timeZone: zone });
      return true;
    } catch {
      return false;
    }
  },
  { error: 'is not a time zone that the tz database knows' },
);

export const authoredEventSchema = z.strictObject({
  start: text,
  end: text.optional(),
  name: text,
  home: text.optional(),
  away: text.optional(),
  occurrence: z.int().min(2).optional(),
  type: text.optional(),
  location: text.optional(),
  details: text.optional(),
  extras: z.string().optional(),
  source: text.optional(),
  sure: z.enum(SURENESS).optional(),
});

/** Keyed by category label; the source and how sure hold for every event that does not state its own. */
export const seasonFileSchema = z.strictObject({
  source: text,
  sure: z.enum(SURENESS),
  events: z.record(z.string(), z.array(authoredEventSchema).min(1)),
});
export type SeasonFile = z.infer<typeof seasonFileSchema>;

export const leagueFileSchema = z.strictObject({
  name: text,
  category: text,
  path: z.string().regex(/^\/[a-z0-9]+$/),
  icon: z.string().regex(/^[a-z]+$/),
  timeZone,
  teamScope: text.optional(),
  /**
   * The months in which a season's events may fall, counted from January of the label's first year: 1 is that
   * January, 0 the December before, 14 the February after.
   */
  seasonMonths: z.tuple([z.int(), z.int()]),
  gamesEndAtStart: z.boolean().optional(),
  ended: text.optional(),
  seasonOverrides: z
    .record(text, z.strictObject({ timeZone: timeZone.optional(), teamScope: text.optional() }))
    .optional(),
});
export type LeagueFile = z.infer<typeof leagueFileSchema>;

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
    slugs: z.record(text, z.string().regex(/^[a-z0-9-]+$/)).optional(),
  }),
);

/** Other names by which people search: see catalog/aliases.ts. */
export const aliasesFileSchema = z.strictObject({
  sports: z.record(text, z.array(text).min(1)),
  leagues: z.record(text, z.array(text).min(1)),
  teams: z.record(text, z.array(text).min(1)),
});

/** Pairs of names that look like typos of each other and are not. */
export const similarNamesFileSchema = z.array(z.tuple([text, text]));

export const sourcesFileSchema = z.record(
  text,
  z.strictObject({
    title: text,
    repository: z.string(),
    paths: z.string(),
    date: z.string(),
    licence: z.string(),
    supplied: text,
    leagues: z.array(text),
  }),
);

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
