import { expect, test } from 'vitest';
import { subscribeLinks } from './calendar-links.ts';

const links = Object.fromEntries(
  subscribeLinks('https://example.org/feeds/teams/a.ics', 'Brighton & Hove').map(({ label, href }) => [
    label,
    href,
  ]),
);

test('apps subscribe by webcal', () => {
  expect(links.Apple).toBe('webcal://example.org/feeds/teams/a.ics');
  expect(links['Other app']).toBe(links.Apple);
  expect(subscribeLinks('http://localhost:4173/feeds/nfl.ics', 'NFL')[1]?.href).toBe(
    'webcal://localhost:4173/feeds/nfl.ics',
  );
});

test('web calendars get the feed in their addresses', () => {
  const google = new URL(links.Google ?? '');
  expect(`${google.origin}${google.pathname}`).toBe('https://calendar.google.com/calendar/render');
  expect([...google.searchParams]).toEqual([['cid', 'webcal://example.org/feeds/teams/a.ics']]);
  for (const [label, host] of [
    ['Outlook.com', 'outlook.live.com'],
    ['Microsoft 365', 'outlook.office.com'],
  ] as const) {
    const outlook = new URL(links[label] ?? '');
    expect(outlook.host + outlook.pathname).toBe(`${host}/calendar/0/addfromweb`);
    expect([...outlook.searchParams]).toEqual([
      ['url', 'https://example.org/feeds/teams/a.ics'],
      ['name', 'Brighton & Hove'],
    ]);
  }
});
