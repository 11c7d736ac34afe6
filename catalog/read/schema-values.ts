/** Values that several data files have: texts, instants, zones, colours, countries. */
import { z } from 'zod';
import { isInstant } from '../day/day.ts';
import { countryName } from '../place/country.ts';

export const text = z.string().min(1);

export const timeZone = z.string().refine(
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

export const instant = z
  .string()
  .refine(isInstant, { error: 'is not a UTC instant like 2026-11-15T18:00:00Z' });

export const color = z.string().regex(/^#[0-9A-F]{6}$/, { error: 'is not a colour like #0A1F5C' });

export const country = z.string().refine((code) => countryName(code) !== undefined, {
  error: 'is not a country: two small letters of ISO 3166-1, or gb-eng, gb-sct, gb-wls, gb-nir',
});
