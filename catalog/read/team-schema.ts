/** The form of the files about teams, and about the names and days that people use for events. */
import { z } from 'zod';
import { RIVALRY_KINDS } from '../event/rivalry.ts';
import { color, country, text, timeZone } from './schema-values.ts';

/** The identity of every team by name; the name is the same team's in all sports of a college or nation. */
export const teamIdentitiesFileSchema = z.record(
  text,
  z.strictObject({
    shortName: text,
    abbreviation: z.string().regex(/^[A-Z0-9&-]{2,5}$/, { error: 'is not two to five capital letters' }),
    city: text.optional(),
    country,
    national: z.literal(true).optional(),
    colors: z.array(color).min(1).max(2).optional(),
    /** Of the main colour, then of the abbreviation where that is another one. */
    sources: z.array(text).min(1),
  }),
);

const pattern = z.string().refine(
  (source) => {
    try {
      new RegExp(source, 'u');
      return source !== '';
    } catch {
      return false;
    }
  },
  { error: 'is not a regular expression' },
);

const weekday = z.int().min(0).max(6);
const month = z.int().min(1).max(12);
const dayOfMonth = z.int().min(1).max(31);

/** See catalog/read/event-pattern.ts. */
const eventPattern = {
  league: text,
  pattern,
  details: pattern.optional(),
  when: z
    .strictObject({
      weekday,
      from: z.string().regex(/^\d{2}:\d{2}$/),
      zone: timeZone,
      details: pattern,
    })
    .optional(),
};

/** Other names by which people search: see catalog/read/other-names.ts. */
export const otherNamesFileSchema = z.strictObject({
  sports: z.record(text, z.array(text).min(1)),
  leagues: z.record(text, z.array(text).min(1)),
  teams: z.record(text, z.array(text).min(1)),
  seasons: z.record(text, z.array(text).min(1)),
  events: z.array(z.strictObject({ ...eventPattern, names: z.array(text).min(1) })),
  abbreviations: z.record(z.string().regex(/^[a-z0-9]+$/, { error: 'is not one word in lower case' }), text),
  notCovered: z.array(z.strictObject({ sport: text, names: z.array(text).min(1), instead: text.optional() })),
});

/** See catalog/team/team-group.ts. */
export const groupsFileSchema = z.array(
  z.strictObject({
    league: text,
    from: text,
    until: text.optional(),
    name: text,
    parent: text.optional(),
    aliases: z.array(text).min(1).optional(),
    major: z.literal(true).optional(),
    teams: z.array(text).min(1),
    sources: z.array(text).min(1).optional(),
  }),
);

/** See catalog/event/rivalry.ts. */
export const rivalriesFileSchema = z.array(
  z.strictObject({
    name: text,
    kind: z.enum(RIVALRY_KINDS),
    teams: z.tuple([text, text]),
    leagues: z.array(text).min(1),
    aliases: z.array(text).min(1).optional(),
  }),
);

const span = { offset: z.int().optional(), days: z.int().min(2).optional() };

/** See catalog/read/holiday.ts. */
export const holidaysFileSchema = z.array(
  z.strictObject({
    name: text,
    aliases: z.array(text).min(1).optional(),
    countries: z.array(country).min(1),
    rule: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('fixed'), month, day: dayOfMonth, ...span }),
      z.strictObject({
        type: z.literal('nth-weekday'),
        month,
        weekday,
        n: z.literal([-1, 1, 2, 3, 4], { error: 'is not -1 or 1 to 4' }),
        ...span,
      }),
      z.strictObject({
        type: z.literal('weekday-on-or-before'),
        month,
        day: dayOfMonth,
        weekday,
        ...span,
      }),
      z.strictObject({ type: z.literal('easter'), ...span }),
      z.strictObject({ type: z.literal('event'), ...eventPattern, ...span }),
    ]),
  }),
);

/** See catalog/place/venue-zone.ts. */
export const venueZonesFileSchema = z.record(
  text,
  z.strictObject({ countries: z.array(text).optional(), places: z.array(text).optional() }),
);

/** See catalog/place/race-country.ts. */
export const raceCountriesFileSchema = z.record(text, z.record(text, text));
