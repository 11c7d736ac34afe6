/** What the site is called, and where it stands until the visitor is known. */

export const SITE_NAME = 'Sports Calendar';
export const SITE_LOCALE = 'en_US';

/** The zone of pages over several leagues while the visitor's is not known. */
export const SITE_TIME_ZONE = 'America/New_York';
