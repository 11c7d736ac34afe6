/** The gallery is for development; nothing of it is published. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROW_EVENTS } from '../app/gallery/example-events.ts';
import { SITE_FOLDER } from '../tools/folders.ts';
import { expect, open, test } from './site.ts';

test('no published script has its events', () => {
  const assets = join(SITE_FOLDER, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  const place = ROW_EVENTS.Upcoming?.location ?? '';
  expect(place).not.toBe('');
  expect(scripts.filter((name) => readFileSync(join(assets, name), 'utf8').includes(place))).toEqual([]);
});

test('its address is that of an unknown page', async ({ page, request }) => {
  expect((await request.get('/gallery')).status()).toBe(404);
  await open(page, '/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});
