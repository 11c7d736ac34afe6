import type { ComponentProps } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EventRow } from '../../app/event/event-row.tsx';
import { testEvent, testGame } from '../../app/event/test-event.ts';
import { VISITOR } from '../../app/gallery/example-events.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';

/** The row of an event at 9:45 in New York on Sunday 15 November. */
async function rowOf(event: SportsEvent, props: Partial<ComponentProps<typeof EventRow>> = {}) {
  const { container } = await render(
    <ul style={{ containerType: 'inline-size' }}>
      <EventRow event={event} visitor={VISITOR} knownLabels={[]} {...props} />
    </ul>,
  );
  const row = container.querySelector('li');
  const find = (selector: string) => row?.querySelector<HTMLElement>(selector);
  return {
    row,
    marks: ['first', 'today', 'live', 'over', 'off']
      .filter((mark) => row?.dataset[mark] !== undefined)
      .join(' '),
    // Browsers differ in the space before AM and PM.
    when: find('div > span')?.textContent.replace(/\s/g, ' '),
    instant: find('time')?.getAttribute('datetime'),
    id: find('div')?.id,
    text: row?.textContent ?? '',
    links: [...(row?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href')),
    isStruck: [...(row?.querySelectorAll('span') ?? [])].some((part) =>
      getComputedStyle(part).textDecorationLine.includes('line-through'),
    ),
  };
}

const game = (event: Partial<SportsEvent> & { start: string }) => testGame('Bears', 'Lions', event);

describe('when it is', () => {
  test.each<[string, SportsEvent, { when: string; marks: string }]>([
    ['to come', game({ start: '2026-11-15T18:00:00Z' }), { when: '1:00 PM', marks: 'first today' }],
    ['live', game({ start: '2026-11-15T14:30:00Z' }), { when: '9:30 AM', marks: 'first today live' }],
    ['over', game({ start: '2026-11-15T05:30:00Z' }), { when: '12:30 AM', marks: 'first today over' }],
    ['a game without a time', game({ start: '2026-11-16' }), { when: 'Time TBC', marks: 'first' }],
    [
      'a game without a date, which the gutter says',
      game({ start: '2026-11-21', details: 'Date and time to be confirmed', provisional: true }),
      { when: '', marks: 'first' },
    ],
    [
      'a game of a past day without a time',
      game({ start: '2026-11-14' }),
      { when: 'Time unknown', marks: 'first over' },
    ],
    [
      'a game of which nobody knows whether it was needed',
      game({ start: '2026-11-14', details: 'If necessary' }),
      { when: 'Not confirmed', marks: 'first over' },
    ],
    [
      'a past play-off without sides',
      testEvent({ name: 'Eastern Final', section: 'Playoffs', start: '2026-11-07T20:00:00Z' }),
      { when: '3:00 PM not confirmed', marks: 'first over' },
    ],
    [
      'a day that is no play',
      testEvent({ section: 'Draft', start: '2026-11-16' }),
      { when: 'All day', marks: 'first' },
    ],
    [
      'several days, which the gutter says: nobody knows whether there is play now',
      testEvent({ start: '2026-11-12', end: '2026-11-15' }),
      { when: '', marks: 'first today' },
    ],
  ])('%s', async (_, event, expected) => {
    const { when, marks } = await rowOf(event);
    expect({ when, marks }).toEqual(expected);
  });

  test('of a slot the first row says that no time is known', async () => {
    const event = game({ start: '2026-11-16' });
    expect((await rowOf(event, { previous: game({ start: '2026-11-16' }) })).when).toBe('');
    const timed = game({ start: '2026-11-16T18:00:00Z' });
    expect((await rowOf(timed, { previous: timed })).when).toBe('1:00 PM');
  });

  test('on a 24-hour clock', async () => {
    const { when } = await rowOf(game({ start: '2026-11-15T18:00:00Z' }), {
      visitor: { ...VISITOR, hour12: false },
    });
    expect(when).toBe('13:00');
  });
});

describe('what has become of it', () => {
  test.each(['Cancelled', 'Postponed'])('%s is struck through and says so', async (word) => {
    const { marks, isStruck, text } = await rowOf(game({ start: '2026-11-15T14:30:00Z', details: word }));
    expect(marks).toContain('off');
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
    expect(plain.text).toContain('Lions @ Bears');
  });

  test('the second game of a doubleheader says that it is', async () => {
    const { text } = await rowOf(game({ start: '2026-11-15', name: 'Bears vs Lions (Game 2)' }));
    expect(text).toContain('Lions @ Bears (Game 2)');
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
    const codeIn = (row: HTMLElement | null) => row?.querySelector<HTMLElement>('[aria-label="NFL"]');
    const { row } = await rowOf(event, { hasLeague: true });
    expect(codeIn(row)?.dataset.sport).toBe('football');
    expect(codeIn((await rowOf(event)).row)).toBeNull();
  });

  test('on the page of a side it names the other one, and says where', async () => {
    const event = game({ start: '2026-11-15', location: 'Soldier Field (Chicago)' });
    const { text } = await rowOf(event, { team: 'Lions' });
    expect(text).toMatch(/Away.*Bears.*Chicago/);
    expect(text).not.toContain('Lions');
    const atHome = await rowOf(event, { team: 'Bears' });
    expect(atHome.text).toMatch(/Home.*Lions/);
    expect(atHome.text).not.toContain('Chicago');
  });

  test('a hint is below the name', async () => {
    const { row } = await rowOf(game({ start: '2026-11-15' }), { hint: 'Game 3 of 7' });
    expect(row?.querySelector('small')?.textContent).toBe('Game 3 of 7');
  });

  test('has an anchor within a season, none over several leagues', async () => {
    const event = testEvent({ id: 'nfl/2026/bears-vs-lions', start: '2026-11-15' });
    expect((await rowOf(event)).id).toBe('bears-vs-lions');
    expect((await rowOf(event, { isAnchored: false })).id).toBe('');
  });
});
