/** What search engines, previews and launchers read of the built pages: complete, true, and left alone by the scripts. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { SITE_NAME } from '../app/site.ts';
import { isDay, isInstant } from '../catalog/day/day.ts';
import { loadCatalog } from '../catalog/load-catalog.ts';
import { allLeagues } from '../catalog/season/league.ts';
import { DATA_FOLDER, SITE_FOLDER } from '../tools/folders.ts';
import { siteUrl } from '../tools/site-url.ts';
import { expect, open, test } from './site.ts';

/** The build's moment is a quarter of an hour before the tests' own; whatever had ended by its day is over. */
const BUILT_ON = '2026-11-15';
const MOST_PAGE_BYTES = 35_000;
const SITE = siteUrl();

const paths = readdirSync(SITE_FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.name === 'index.html')
  .map((entry) => `/${relative(SITE_FOLDER, entry.parentPath)}`)
  // Pages for frames are parts of other sites' pages.
  .filter((path) => !path.startsWith('/embed'));
const html = (path: string) => readFileSync(join(SITE_FOLDER, path, 'index.html'), 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');
const contents = (page: string, name: string) =>
  all(page, new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`, 'g'));
const jsonLdOf = (page: string) => all(page, /<script type="application\/ld\+json">(.*?)<\/script>/g);

const address = z
  .string()
  .refine((url) => url.startsWith(`${SITE}/`) && URL.canParse(url), 'not on this site');
const date = z.string().refine((text) => isDay(text) || isInstant(text), 'neither a day nor an instant');
const text = z.string().trim().min(1);
const schemaName = (...names: string[]) => z.enum(names.map((name) => `https://schema.org/${name}`));
const place = z.strictObject({
  '@type': z.literal('Place'),
  name: text,
  address: text.or(
    z.strictObject({
      '@type': z.literal('PostalAddress'),
      addressLocality: text,
      addressRegion: text.optional(),
      addressCountry: text.optional(),
    }),
  ),
});
const team = z.strictObject({ '@type': z.literal('SportsTeam'), '@id': address, name: text });
const reference = z.strictObject({ '@id': address });

/** What the guidelines of search engines ask of an event, and of ours besides; nothing else may be in it. */
const sportsEvent = z
  .strictObject({
    '@type': z.literal('SportsEvent'),
    name: text,
    url: address,
    startDate: date,
    endDate: date,
    previousStartDate: date.optional(),
    eventStatus: schemaName('EventScheduled', 'EventCancelled', 'EventPostponed', 'EventRescheduled'),
    eventAttendanceMode: schemaName('OfflineEventAttendanceMode'),
    location: place,
    image: address,
    sport: text,
    organizer: z.strictObject({ '@type': z.literal('SportsOrganization'), name: text }),
    homeTeam: team.optional(),
    awayTeam: team.optional(),
    competitor: z.tuple([reference, reference]).optional(),
    superEvent: z
      .strictObject({
        '@type': z.literal('SportsEvent'),
        name: text,
        startDate: date,
        endDate: date,
        location: place,
      })
      .optional(),
  })
  .refine(({ startDate, endDate }) => startDate <= endDate, 'ends before it begins')
  .refine(({ endDate }) => endDate >= BUILT_ON, 'is over')
  .refine(
    ({ previousStartDate, startDate, eventStatus }) =>
      previousStartDate === undefined ||
      (previousStartDate !== startDate && eventStatus !== 'https://schema.org/EventScheduled'),
    'was at another time and is not rescheduled',
  )
  .refine(
    ({ homeTeam, awayTeam, competitor }) =>
      [homeTeam?.['@id'], awayTeam?.['@id']].join() ===
      [competitor?.[0]['@id'], competitor?.[1]['@id']].join(),
    'has other competitors than sides',
  );
const breadcrumbs = z
  .strictObject({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: address }))
      .min(2),
  })
  .refine(
    ({ itemListElement }) => itemListElement.every(({ position }, index) => position === index + 1),
    'is not numbered from one',
  );
const webSite = z.strictObject({ '@type': z.literal('WebSite'), name: text, url: z.literal(`${SITE}/`) });
const jsonLdDocument = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.discriminatedUnion('@type', [sportsEvent, breadcrumbs, webSite])).min(1),
});

/** One of thousands of pages: an expectation for each of its facts would take minutes. */
function stated(path: string) {
  const page = html(path);
  const pictures = contents(page, 'og:image');
  return {
    addresses: [...all(page, /<link rel="canonical" href="([^"]*)"/g), ...contents(page, 'og:url')],
    card: contents(page, 'twitter:card'),
    pictures: [...pictures, ...contents(page, 'twitter:image')],
    size: [...contents(page, 'og:image:width'), ...contents(page, 'og:image:height')].map(Number),
    texts: contents(page, 'og:image:alt').length,
    // Schedules have gaps (/data#gaps): no page promises all of one.
    promises: contents(page, 'description').filter((description) =>
      /^(All|Every) [^.,:]*(dates?|games?|fixtures?)\b/.test(description),
    ),
  };
}

test('every page states its one address and a picture that is there', () => {
  const pages = paths.map((path) => ({ path, ...stated(path) }));
  const pictures = pages.map((page) => page.pictures[0] ?? '');
  for (const picture of new Set(pictures)) expect(pngSize(picture.slice(SITE.length))).toEqual([1200, 630]);
  expect(pages).toEqual(
    paths.map((path, index) => ({
      path,
      addresses: [`${SITE}${path}`, `${SITE}${path}`],
      card: ['summary_large_image'],
      pictures: [pictures[index], pictures[index]],
      size: [1200, 630],
      texts: 1,
      promises: [],
    })),
  );
  const unknown = readFileSync(join(SITE_FOLDER, '404.html'), 'utf8');
  expect(unknown).not.toMatch(/rel="canonical"|og:image|ld\+json/);
});

test('what pages say of events is complete, and true of events that there are', () => {
  const { catalog } = loadCatalog(DATA_FOLDER);
  const events = new Map(
    allLeagues(catalog)
      .flatMap(({ seasons }) => seasons.flatMap((season) => season.events))
      .map((event) => [event.id, event]),
  );
  const wrong: string[] = [];
  let count = 0;
  for (const path of paths) {
    const [content = '{}', ...others] = jsonLdOf(html(path));
    const { data, error } = jsonLdDocument.safeParse(JSON.parse(content));
    if (error) wrong.push(`${path}: ${z.prettifyError(error)}`);
    if (others.length > 0) wrong.push(`${path} has it twice`);
    const parts = data?.['@graph'] ?? [];
    const trails = parts.flatMap((part) =>
      part['@type'] === 'BreadcrumbList' ? [part.itemListElement] : [],
    );
    // The way begins at the first page and ends at this one, and has no step that is missing.
    const trail = trails[0]?.map(({ item }) => item.slice(SITE.length)) ?? [];
    if (path !== '/' && (trails.length !== 1 || trail[0] !== '/' || trail.at(-1) !== path))
      wrong.push(`${path} is at the end of another way: ${trail}`);
    const described = parts.flatMap((part) => (part['@type'] === 'SportsEvent' ? [part] : []));
    if (described.length > (path.startsWith('/teams/') ? 3 : 20)) wrong.push(`${path} describes too many`);
    for (const { name, url, startDate, location, homeTeam, image } of described) {
      const { pathname, searchParams } = new URL(url);
      const event = events.get(
        `${pathname.slice(1)}/${searchParams.get('season')}/${searchParams.get('event')}`,
      );
      if (
        event?.name !== name ||
        event.start !== startDate ||
        event.home !== homeTeam?.name ||
        !event.location.startsWith(location.name) ||
        !existsSync(join(SITE_FOLDER, image.slice(SITE.length)))
      )
        wrong.push(`${path} says of ${url} what is not so`);
    }
    count += described.length;
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(0);
});

test('no page is larger than 35 KB brotli with all of that', () => {
  const isLarge = (path: string) => {
    const page = html(path);
    // What gzip makes small, brotli does, which takes much longer.
    return gzipSync(page).length > MOST_PAGE_BYTES && brotliCompressSync(page).length > MOST_PAGE_BYTES;
  };
  expect(paths.filter(isLarge)).toEqual([]);
});

test('the manifest names the site, and its icons are there in the stated sizes', async ({ request }) => {
  const response = await request.get('/manifest.webmanifest');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await response.json();
  expect(manifest).toMatchObject({ name: SITE_NAME, start_url: './', scope: './', display: 'standalone' });
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  for (const colour of [manifest.theme_color, manifest.background_color])
    expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  const icons: { src: string; sizes: string; type: string; purpose?: string }[] = manifest.icons;
  for (const { src, sizes } of icons.filter(({ type }) => type === 'image/png')) {
    expect(pngSize(src).join('x')).toBe(sizes);
  }
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  expect(manifest.shortcuts).toEqual([
    { name: 'My calendar', url: 'my' },
    { name: 'Today', url: 'calendar' },
  ]);
});

test('the scripts leave the tags alone, and the stated address goes along', async ({ page }) => {
  const counted = () =>
    page.evaluate(() =>
      [
        'link[rel=canonical]',
        'link[rel=manifest]',
        'meta[property="og:title"]',
        'meta[property="og:image"]',
        'script[type="application/ld+json"]',
      ].map((selector) => document.querySelectorAll(selector).length),
    );
  const canonical = page.locator('link[rel=canonical]');
  await open(page, '/nfl');
  expect(await counted()).toEqual([1, 1, 1, 1, 1]);
  await expect(canonical).toHaveAttribute('href', `${SITE}/nfl`);

  await page.getByRole('link', { name: SITE_NAME }).click();
  await expect(canonical).toHaveAttribute('href', `${SITE}/`);
  await page.locator('main a[href="/soccer"]').first().click();
  await expect(canonical).toHaveAttribute('href', `${SITE}/soccer`);
  expect(await counted()).toEqual([1, 1, 1, 1, 1]);

  // With a slash at the end it is the same page.
  await open(page, '/teams/arsenal/?season=2024');
  await expect(canonical).toHaveAttribute('href', `${SITE}/teams/arsenal`);
  expect(await counted()).toEqual([1, 1, 1, 1, 1]);
});

function pngSize(path: string): number[] {
  const png = readFileSync(join(SITE_FOLDER, path));
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}
