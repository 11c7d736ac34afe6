/** What an embedded page holds for its script. */
import type { EmbedSubject } from './embed-content.ts';

export interface EmbedData extends EmbedSubject {
  /** Addresses of the lists of events: those of one step together, the next step only if these are too few. */
  lists: string[][];
}

export const DATA_ID = 'subject';
export const CONTENT_ID = 'content';
/** The trusted type under which the script writes markup; the security policy of frames allows this one alone. */
export const EMBED_MARKUP = 'embed-markup';
