/** What the site is called, and the head that every page has. */
import type { MetaDescriptor } from 'react-router';

export const SITE_NAME = 'Sports Calendar';
export const SITE_LOCALE = 'en_US';

/** The zone of pages over several leagues while the visitor's is not known. */
export const SITE_TIME_ZONE = 'America/New_York';

export function pageMeta(title: string, description: string): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
  ];
}
