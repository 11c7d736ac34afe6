/** Apart from the search, which is loaded on demand: the field is there before. */

/** Nobody types more; the rest of a longer text is ignored. */
export const MAX_SEARCH_LENGTH = 100;
