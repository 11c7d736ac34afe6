/** The address at which the site is published: what feeds, the sitemap and the schema name. */

/** A name that nobody can have; the build says so when it uses it. */
const DEFAULT_SITE_URL = 'https://sports-calendar.example';

export function siteUrl(stated: string | undefined = process.env.SITE_URL): string {
  if (!stated) return DEFAULT_SITE_URL;
  const isAddress = URL.canParse(stated) && /^https?:$/.test(new URL(stated).protocol);
  const isPlain = isAddress && stated.replace(/\/+$/, '') === new URL(stated).origin;
  if (!isPlain) throw new Error(`SITE_URL must be like https://example.org, not "${stated}"`);
  return new URL(stated).origin;
}
