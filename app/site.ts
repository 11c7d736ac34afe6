/** The site's name, and its zone until the visitor is known. */

export const SITE_NAME = 'Sports Calendar';
export const SITE_LOCALE = 'en_US';

/** The zone of pages over several leagues, before hydration. */
export const SITE_TIME_ZONE = 'America/New_York';
