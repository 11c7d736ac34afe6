/** How a schedule is put into a season: a complete one needs no more than a zone. */
import type { Provenance } from './change.ts';
import type { Habits } from './habits.ts';

interface CompleteOptions {
  isComplete: true;
  /** The league's zone: a day and an instant are compared there. */
  zone: string;
}

export interface PatchOptions {
  isComplete: false;
  zone: string;
  habits: Habits;
  provenance: Provenance;
  /** Whether two teams may meet twice on one day. */
  hasDoubleheaders: boolean;
  /** Apply the new names of events that had another one before. */
  rename?: boolean;
  /** Moves from and to days after this one are left for later: sources write provisional dates far ahead. */
  until?: string;
  /** For new events where neither source nor files show it. */
  category?: string;
  type?: string;
}

export type UpdateOptions = CompleteOptions | PatchOptions;
