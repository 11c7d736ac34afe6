/** The address at which the site is published: what feeds, the sitemap and the schema name. */
import { basePath } from './base-path.ts';

/** A name that nobody can have; the build says so when it uses it. */
const DEFAULT_SITE_URL = 'https://sports-calendar.example';

/** Without a slash at the end; with the path below which the site is published. */
export function siteUrl(
  given: string | undefined = process.env.SITE_URL,
  base: string | undefined = process.env.BASE_PATH,
): string {
  const path = basePath(base, given).slice(0, -1);
  if (!given) return `${DEFAULT_SITE_URL}${path}`;
  const isAddress = URL.canParse(given) && /^https?:$/.test(new URL(given).protocol);
  const url = isAddress ? `${new URL(given).origin}${path}` : '';
  const isPlain = isAddress && given.replace(/\/+$/, '') === url;
  if (!isPlain)
    throw new Error(`SITE_URL must be like https://example.org or https://example.org/path, not "${given}"`);
  return url;
}

/** What is published must not name an address that nobody has. */
export function requireSiteUrl(given: string | undefined = process.env.SITE_URL): void {
  if (!given)
    throw new Error(
      'SITE_URL is not set, and feeds, sitemap and links of a published site need it: SITE_URL=https://example.org npm run build',
    );
  siteUrl(given);
}
