import type { ComponentProps } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EventRow } from '../../app/event/event-row.tsx';
import { testEvent, testGame } from '../../app/event/test-event.ts';
import { VISITOR } from '../../app/gallery/example-events.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';

/** The row of an event at 9:45 in New York on Sunday 15 November, below the heading of its day. */
async function rowOf(event: SportsEvent, props: Partial<ComponentProps<typeof EventRow>> = {}) {
  const { container } = await render(
    <ul>
      <EventRow event={event} sport="football" visitor={VISITOR} underDay knownLabels={[]} {...props} />
    </ul>,
  );
  const row = container.querySelector('li');
  const find = (selector: string) => row?.querySelector<HTMLElement>(selector);
  return {
    row,
    status: row?.dataset.status,
    // Browsers differ in the space before AM and PM.
    when: find('time')?.textContent.replace(/\s/g, ' '),
    instant: find('time')?.getAttribute('datetime'),
    text: row?.textContent ?? '',
    links: [...(row?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href')),
    isStruck: [...(row?.querySelectorAll('span') ?? [])].some((part) =>
      getComputedStyle(part).textDecorationLine.includes('line-through'),
    ),
  };
}

const game = (event: Partial<SportsEvent> & { start: string }) => testGame('Bears', 'Lions', event);

describe('when it is', () => {
  test.each<[string, SportsEvent, { when: string; status: string }]>([
    ['to come', game({ start: '2026-11-15T18:00:00Z' }), { when: '1:00 PM', status: 'upcoming' }],
    ['live', game({ start: '2026-11-15T14:30:00Z' }), { when: 'Live9:30 AM', status: 'live' }],
    ['over', game({ start: '2026-11-15T05:30:00Z' }), { when: '12:30 AM', status: 'finished' }],
    ['a game without a time', game({ start: '2026-11-16' }), { when: 'Time TBC', status: 'upcoming' }],
    [
      'a game without a date',
      game({ start: '2026-11-16', details: 'Date and time to be confirmed', provisional: true }),
      { when: 'Date TBC', status: 'upcoming' },
    ],
    [
      'a game of a past day without a time',
      game({ start: '2026-11-14' }),
      { when: 'Time unknown', status: 'finished' },
    ],
    [
      'a game of which nobody knows whether it was needed',
      game({ start: '2026-11-14', details: 'If necessary' }),
      { when: 'Not confirmed', status: 'unconfirmed' },
    ],
    [
      'a past play-off without sides',
      testEvent({ name: 'Eastern Final', section: 'Playoffs', start: '2026-11-07T20:00:00Z' }),
      { when: '3:00 PM · not confirmed', status: 'unconfirmed' },
    ],
    [
      'a day that is no play',
      testEvent({ section: 'Draft', start: '2026-11-16' }),
      { when: 'All day', status: 'upcoming' },
    ],
    [
      'several days, of which today is one: nobody knows whether there is play now',
      testEvent({ start: '2026-11-12', end: '2026-11-15' }),
      { when: '12–15 Nov', status: 'today' },
    ],
    [
      'several days over the end of a month',
      testEvent({ start: '2026-11-30', end: '2026-12-02' }),
      { when: '30 Nov – 2 Dec', status: 'upcoming' },
    ],
  ])('%s', async (_, event, expected) => {
    const { when, status, instant } = await rowOf(event);
    expect({ when, status }).toEqual(expected);
    expect(instant).toBe(event.start);
  });

  test('on a 24-hour clock', async () => {
    const { when } = await rowOf(game({ start: '2026-11-15T18:00:00Z' }), {
      visitor: { ...VISITOR, hour12: false },
    });
    expect(when).toBe('13:00');
  });

  test('with the day where no heading says it, in the visitor’s zone', async () => {
    const event = game({ start: '2026-11-15T18:00:00Z' });
    expect((await rowOf(event, { underDay: false })).when).toBe('Sun 15 Nov, 1:00 PM');
    const inTokyo = { ...VISITOR, timeZone: 'Asia/Tokyo' };
    expect((await rowOf(event, { underDay: false, visitor: inTokyo })).when).toBe('Mon 16 Nov, 3:00 AM');
  });

  test('a provisional day is a weekend', async () => {
    const event = game({ start: '2026-11-22', provisional: true });
    expect((await rowOf(event, { underDay: false })).when).toBe('Weekend of 21 Nov date TBC');
    const past = game({ start: '2026-11-08', provisional: true });
    expect((await rowOf(past, { underDay: false })).when).toBe('Weekend of 7 Nov · not confirmed');
  });

  test('a day alone is the same day everywhere', async () => {
    const inSamoa = { ...VISITOR, timeZone: 'Pacific/Pago_Pago' };
    const { when } = await rowOf(testEvent({ start: '2026-11-16' }), { underDay: false, visitor: inSamoa });
    expect(when).toBe('Mon 16 Nov');
  });
});

describe('what has become of it', () => {
  test.each(['Cancelled', 'Postponed'])('%s is struck through and says so', async (word) => {
    const { status, isStruck, text } = await rowOf(game({ start: '2026-11-15T14:30:00Z', details: word }));
    expect(status).toBe(word.toLowerCase());
    expect(isStruck).toBe(true);
    expect(text).toContain(word);
    expect(text).not.toContain('Live');
  });

  test('what takes place is not struck through', async () => {
    expect((await rowOf(game({ start: '2026-11-15T14:30:00Z' }))).isStruck).toBe(false);
  });

  test('an estimate says so', async () => {
    const event = testEvent({ start: '2027-01-16', details: 'Estimated dates', sure: 'estimated' });
    expect((await rowOf(event)).text).toContain('Estimated dates');
  });
});

describe('what it says', () => {
  test('sides and details are links where there is something to lead to', async () => {
    const event = game({ start: '2026-11-15T18:00:00Z' });
    const linked = await rowOf(event, { teamHref: (name) => `/teams/${name}`, href: '/nfl?event=1' });
    expect(linked.links).toEqual(['/teams/Lions', '/teams/Bears', '/nfl?event=1']);
    const plain = await rowOf(event);
    expect(plain.links).toEqual([]);
    expect(plain.text).toContain('Lions@Bears');
  });

  test('the second game of a doubleheader says that it is', async () => {
    const { text } = await rowOf(game({ start: '2026-11-15', name: 'Bears vs Lions (Game 2)' }));
    expect(text).toContain('Lions@Bears (Game 2)');
  });

  test('place, badges and a longer note', async () => {
    const details = 'FOX; If necessary, the next day at the same time';
    const { text, row } = await rowOf(
      game({ start: '2026-11-15', location: 'Riverside', type: 'Week 10', details }),
    );
    expect(text).toContain('Riverside');
    expect(row?.querySelector('small')?.textContent).toBe('If necessary, the next day at the same time');
    expect(text).toMatch(/Week 10FOX$/);
  });

  test('the city follows the venue, and is all that a tablet shows', async () => {
    const { row, text } = await rowOf(game({ start: '2026-11-15', location: 'Soldier Field (Chicago)' }));
    expect(text).toContain('Soldier Field, Chicago');
    const venue = [...(row?.querySelectorAll('span') ?? [])].find(
      (part) => part.textContent === 'Soldier Field, ',
    );
    await page.viewport(900, 600);
    expect(venue && getComputedStyle(venue).display).toBe('none');
    await page.viewport(1280, 600);
    expect(venue && getComputedStyle(venue).display).not.toBe('none');
  });

  test('a team that the visitor follows has a star', async () => {
    const { row } = await rowOf(game({ start: '2026-11-15' }), {
      teamHref: (name) => `/teams/${name}`,
      isFollowed: (href) => href === '/teams/Bears',
    });
    const stars = [...(row?.querySelectorAll('[aria-label="starred"]') ?? [])];
    expect(stars.map((star) => star.parentElement?.textContent)).toEqual(['Bears']);
  });

  test('what a heading above says is not repeated', async () => {
    const event = testEvent({ name: 'Las Vegas - Practice 1', type: 'Round 22', start: '2026-11-15' });
    const { text } = await rowOf(event, { knownLabels: ['Las Vegas', 'Round 22'] });
    expect(text).toBe('Time TBCPractice 1');
  });

  test('among several leagues it names its own, in the colour of its sport', async () => {
    const event = game({ start: '2026-11-15' });
    const { text, row } = await rowOf(event, { leagueName: 'NFL' });
    expect(text).toContain('NFLLions');
    expect(row?.dataset.sport).toBe('football');
    const { row: alone } = await rowOf(event);
    expect(alone?.dataset.sport).toBeUndefined();
  });

  test('a hint is below the name', async () => {
    const { row } = await rowOf(game({ start: '2026-11-15' }), { hint: 'Game 3 of 7' });
    expect(row?.querySelector('small')?.textContent).toBe('Game 3 of 7');
  });

  test('has an anchor within a season, none over several leagues', async () => {
    const event = testEvent({ id: 'nfl/2026/bears-vs-lions', start: '2026-11-15' });
    expect((await rowOf(event)).row?.id).toBe('bears-vs-lions');
    expect((await rowOf(event, { isAnchored: false })).row?.id).toBe('');
  });
});
