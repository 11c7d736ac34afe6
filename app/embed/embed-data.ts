/** The data that an embed's page carries for its script. */
import type { EmbedSubject } from './embed-content.ts';

export interface EmbedData extends EmbedSubject {
  /** Addresses of event lists in batches; the next batch is loaded only if there are too few events. */
  lists: string[][];
}

export const DATA_ID = 'subject';
export const CONTENT_ID = 'content';
/** The Trusted Types policy of the script, the only one that the embeds' content security policy allows. */
export const EMBED_MARKUP = 'embed-markup';
