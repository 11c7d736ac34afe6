/** A league's whole schedule as JSON Lines: one event to a line, every season of the league, under our own names. */
import { z } from 'zod';
import { type AuthoredEvent, CONFIDENCE_LEVELS } from '../../catalog/event/event.ts';
import { ImportError, quote } from './import-error.ts';

const lineSchema = z.strictObject({
  season: z.string().min(1),
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

export interface ScheduleLine {
  /** Of the input, counted from 1. */
  line: number;
  season: string;
  category: string;
  event: AuthoredEvent;
}

export function parseSchedule(text: string): ScheduleLine[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    return [parseLine(line, index + 1)];
  });
}

function parseLine(text: string, line: number): ScheduleLine {
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
  const { season, category, type, end, location, details, ...rest } = result.data;
  const event = {
    ...rest,
    // A single day has no end in our files.
    ...(end !== null && end !== rest.start && { end }),
    ...(type !== '' && { type }),
    ...(location !== '' && { location }),
    ...(details !== '' && { details }),
  };
  return { line, season, category, event };
}
