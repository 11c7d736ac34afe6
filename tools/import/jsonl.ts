/** A league's whole schedule as JSON Lines: one event to a line, every season of the league, under our own names. */
import { z } from 'zod';
import { isSeasonLabel } from '../../catalog/check/season-window.ts';
import { CONFIDENCE_LEVELS } from '../../catalog/event/event.ts';
import { ImportError, quote } from './import-error.ts';
import type { ImportedEvent } from './imported-event.ts';

const lineSchema = z.strictObject({
  season: z.string().refine(isSeasonLabel, { error: 'is not a season: 2026 or 2026-27' }),
  category: z.string(),
  type: z.string(),
  name: z.string().min(1),
  start: z.string().min(1),
  end: z.string().min(1).nullable(),
  location: z.string(),
  details: z.string(),
  extras: z.string().optional(),
  home: z.string().min(1).optional(),
  away: z.string().min(1).optional(),
  source: z.string().min(1),
  sure: z.enum(CONFIDENCE_LEVELS),
});

/** The events of each season. */
export function parseCompleteSchedule(text: string): Map<string, ImportedEvent[]> {
  const seasons = new Map<string, ImportedEvent[]>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const { season, ...event } = parseLine(line, index + 1);
    seasons.set(season, [...(seasons.get(season) ?? []), event]);
  }
  return seasons;
}

function parseLine(text: string, line: number): ImportedEvent & { season: string } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ImportError(`is not JSON: ${quote(text)}`, line);
  }
  const result = lineSchema.safeParse(json);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new ImportError(`${issue?.path.join('.') || 'the event'}: ${issue?.message}`, line);
  }
  const { end, type, location, details, ...rest } = result.data;
  return {
    line,
    ...rest,
    // A single day has no end in our files, and nothing is empty there but a heading.
    end: end === rest.start ? null : end,
    type: type || undefined,
    location: location || undefined,
    details: details || undefined,
  };
}
