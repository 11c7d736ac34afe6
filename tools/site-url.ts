/** The address at which the site is published: what feeds, the sitemap and the schema name. */
import { basePath } from './base-path.ts';

/** A name that nobody can have; the build says so when it uses it. */
const DEFAULT_SITE_URL = 'https://sports-calendar.example';

/** Without a slash at the end; with the path of the host below which the site stands. */
export function siteUrl(
  stated: string | undefined = process.env.SITE_URL,
  base: string | undefined = process.env.BASE_PATH,
): string {
  const path = basePath(base, stated).slice(0, -1);
  if (!stated) return `${DEFAULT_SITE_URL}${path}`;
  const isAddress = URL.canParse(stated) && /^https?:$/.test(new URL(stated).protocol);
  const url = isAddress ? `${new URL(stated).origin}${path}` : '';
  const isPlain = isAddress && stated.replace(/\/+$/, '') === url;
  if (!isPlain)
    throw new Error(`SITE_URL must be like https://example.org or https://example.org/path, not "${stated}"`);
  return url;
}
