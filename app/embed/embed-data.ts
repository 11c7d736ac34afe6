/** What an embedded page contains for its script. */
import type { EmbedSubject } from './embed-content.ts';

export interface EmbedData extends EmbedSubject {
  /** Addresses of the lists of events in batches; the next batch is loaded only if there are too few events. */
  lists: string[][];
}

export const DATA_ID = 'subject';
export const CONTENT_ID = 'content';
/** The trusted type under which the script writes markup; the security policy of embeds allows only this one. */
export const EMBED_MARKUP = 'embed-markup';
