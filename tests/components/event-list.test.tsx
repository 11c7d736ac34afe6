import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DayRows } from '../../app/calendar/day-rows.tsx';
import { EventList } from '../../app/event/event-list.tsx';
import { testGame } from '../../app/event/test-event.ts';
import { VISITOR } from '../../app/gallery/example-events.ts';

const gamesOn = (start: string, count: number) =>
  Array.from({ length: count }, (_, index) => testGame(`Home ${index}`, 'Away', { start }));

const list = (events: ReturnType<typeof gamesOn>, countedOnly?: ReturnType<typeof gamesOn>) => (
  <EventList
    events={events}
    countedOnly={countedOnly}
    sportOf={() => 'basketball'}
    visitor={VISITOR}
    knownLabels={['Regular Season']}
    target=""
    dayHeading="h3"
  />
);

test('a list opens at today, counts the whole day and says once that its times are not known', async () => {
  await render(list([...gamesOn('2026-11-14T20:00:00Z', 29), ...gamesOn('2026-11-15', 67)]));
  const headings = page.getByRole('heading');
  await expect
    .element(headings)
    .toHaveTextContent(/^Sunday 15 November · today · 30 of 67 games · Time TBC$/);
  const rows = page.getByRole('listitem');
  expect(rows.elements()).toHaveLength(30);
  expect(rows.elements().filter(({ textContent }) => textContent?.includes('TBC'))).toEqual([]);
  await page.getByRole('button', { name: 'Show later (37 more)' }).click();
  await expect.element(headings).toHaveTextContent('today · 67 games');
});

test('a day with evening games counts them, although they are of the next day in UTC', async () => {
  await render(list([...gamesOn('2026-11-21', 2), ...gamesOn('2026-11-21T01:00:00Z', 5)]));
  const headings = page.getByRole('heading');
  await expect.element(headings.first()).toHaveTextContent(/^Friday 20 November .* 5 games$/);
  await expect.element(headings.nth(1)).toHaveTextContent(/^Saturday 21 November .* 2 games · Time TBC$/);
});

test('games that are only counted are of their day', async () => {
  await render(list([...gamesOn('2026-11-20', 2), ...gamesOn('2026-11-21', 2)], gamesOn('2026-11-20', 55)));
  const headings = page.getByRole('heading');
  await expect.element(headings.first()).toHaveTextContent(/^Friday 20 November .* 2 of 57 games/);
  await expect.element(headings.nth(1)).toHaveTextContent(/^Saturday 21 November .* 2 games/);
});

test('a day view says once that no time of a league is known', async () => {
  await render(<DayRows events={gamesOn('2026-11-15', 3)} visitor={VISITOR} />);
  expect(page.getByText('Time TBC').elements()).toHaveLength(1);
});
