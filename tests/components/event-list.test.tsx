import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EventList } from '../../app/event/event-list.tsx';
import { testEvent, testGame } from '../../app/event/test-event.ts';
import { VISITOR } from '../../app/gallery/example-events.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';

const gamesOn = (start: string, count: number) =>
  Array.from({ length: count }, (_, index) => testGame(`Home ${index}`, 'Away', { start }));

const list = (events: readonly SportsEvent[], props = {}) => (
  <EventList
    events={events}
    visitor={VISITOR}
    knownLabels={['Regular Season']}
    target=""
    dayHeading="h3"
    {...props}
  />
);

/** The dates that are shown, with the name of the first row of each. */
async function datesOf(events: readonly SportsEvent[], props = {}) {
  const { container } = await render(list(events, props));
  return [...container.querySelectorAll<HTMLElement>('h3')]
    .filter((heading) => heading.checkVisibility())
    .map((heading) => heading.innerText.replace(/\s+/g, ' ').trim());
}

test('a list opens at today, with the rows of a day under one date, and says once that their times are not known', async () => {
  await render(list([...gamesOn('2026-11-14T20:00:00Z', 29), ...gamesOn('2026-11-15', 67)]));
  await expect.element(page.getByRole('heading')).toHaveTextContent('Sunday 15 November');
  const rows = page.getByRole('listitem');
  expect(rows.elements()).toHaveLength(30);
  expect(rows.elements().filter(({ textContent }) => textContent?.includes('TBC'))).toHaveLength(1);
  await page.getByRole('button', { name: 'Show later (37 more)' }).click();
  expect(rows.elements()).toHaveLength(67);
});

test('an evening game is of its day, although that is the next one in UTC; each day is there once', async () => {
  const dates = await datesOf([...gamesOn('2026-11-21', 2), ...gamesOn('2026-11-21T01:00:00Z', 5)]);
  expect(dates).toHaveLength(2);
  expect(dates[0]).toContain('Friday 20 November');
  expect(dates[1]).toContain('Saturday 21 November');
});

test('in another zone the same rows are under other days', async () => {
  const games = [...gamesOn('2026-11-21T01:00:00Z', 2), ...gamesOn('2026-11-21T13:00:00Z', 2)];
  expect(await datesOf(games)).toHaveLength(2);
  expect(await datesOf(games, { visitor: { ...VISITOR, timeZone: 'Europe/Berlin' } })).toHaveLength(1);
});

test('a day alone is the same day everywhere, also where it is not that day yet', async () => {
  for (const timeZone of ['Pacific/Pago_Pago', 'Asia/Kathmandu', 'Pacific/Kiritimati']) {
    const [date] = await datesOf(gamesOn('2026-11-16', 1), { visitor: { ...VISITOR, timeZone } });
    expect(date).toContain('Monday 16 November');
  }
});

test('what lasts for days has all of them, in both months', async () => {
  const dates = await datesOf([
    testEvent({ name: 'Open', start: '2026-11-19', end: '2026-11-22' }),
    testEvent({ name: 'Masters', start: '2026-11-30', end: '2026-12-02' }),
  ]);
  expect(dates).toEqual(['19–22 Nov', '30 Nov – 2 Dec']);
});

test('a round whose days are open has its possible days and says so', async () => {
  const [open, firm] = await datesOf([
    testGame('Foxes', 'Bears', { start: '2026-11-21', provisional: true }),
    testGame('Owls', 'Lions', { start: '2026-11-21T15:00:00Z' }),
  ]);
  expect(open).toMatch(/^20–23 Nov .*TBC$/);
  expect(firm).toContain('Saturday 21 November');
});

test('a day of another year says which', async () => {
  const [date] = await datesOf(gamesOn('2027-01-16', 1));
  expect(date).toContain('2027');
});

test('what is over before today is left out while something is ahead, and shown on request', async () => {
  // The page was sent on Friday.
  const sent = { ...VISITOR.sent, now: Date.parse('2026-11-13T12:00:00Z'), today: '2026-11-13' };
  const games = [
    ...gamesOn('2026-11-13T20:00:00Z', 6),
    ...gamesOn('2026-11-15T14:00:00Z', 2),
    ...gamesOn('2026-11-16T20:00:00Z', 2),
  ];
  const dates = () =>
    page
      .getByRole('heading')
      .elements()
      .filter((heading) => heading.checkVisibility());
  await render(list(games, { visitor: { ...VISITOR, sent } }));
  expect(dates()).toHaveLength(2);
  await page.getByRole('button', { name: 'Show earlier' }).click();
  expect(dates()).toHaveLength(3);
});

test('what begins outside the visitor’s hours is hidden if they want that, and the date stays with the rest of the day', async () => {
  const games = [
    ...gamesOn('2026-11-16T13:00:00Z', 1),
    ...gamesOn('2026-11-16T18:00:00Z', 2),
    ...gamesOn('2026-11-17T04:30:00Z', 1),
    ...gamesOn('2026-11-18T04:30:00Z', 1),
    ...gamesOn('2026-11-19', 1),
  ];
  const visitor = { ...VISITOR, hours: '10:00-23:00', outside: 'hide' };
  expect(await datesOf(games, { visitor })).toEqual([
    expect.stringContaining('Monday 16 November'),
    expect.stringContaining('Thursday 19 November'),
  ]);
  await expect.element(page.getByText('Events outside your hours are hidden.')).toBeVisible();
  expect(page.getByText('12:00').elements()).toHaveLength(0);
});

test('all that is over is shown where nothing is ahead', async () => {
  expect(await datesOf(gamesOn('2026-11-13T20:00:00Z', 6))).toHaveLength(1);
});
