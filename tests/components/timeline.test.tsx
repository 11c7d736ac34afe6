import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testEvent, testGame } from '../../app/event/test-event.ts';
import { VISITOR } from '../../app/gallery/example-events.ts';
import SeasonTimeline, { type EventsRow } from '../../app/timeline/season-timeline.tsx';
import type { SportsEvent } from '../../catalog/event/event.ts';

const SEASON = [
  testEvent({ name: 'Draft', section: 'Draft', start: '2026-04-23' }),
  testEvent({ name: 'Preseason', section: 'Preseason', start: '2026-08-01', end: '2026-08-20' }),
  testEvent({ name: 'Regular Season', start: '2026-09-09', end: '2027-01-10' }),
  testGame('Bears', 'Lions', { start: '2026-09-13T18:00:00Z' }),
  testGame('Hawks', 'Rams', { start: '2026-09-13T18:00:00Z' }),
  testGame('Bears', 'Rams', { start: '2026-09-20T18:00:00Z' }),
  testEvent({ name: 'Playoffs', section: 'Playoffs', start: '2027-01-11', end: '2027-01-31' }),
  testEvent({ name: 'Championship Game', section: 'Championship', start: '2027-02-14' }),
];
const TOURNAMENTS = [
  testEvent({ name: 'Riverside Open', start: '2026-08-05', end: '2026-08-09' }),
  testEvent({ name: 'Lakeside Trophy', start: '2026-12-05', end: '2026-12-12', off: 'cancelled' }),
  testEvent({ name: 'Hillside Cup', start: '2027-01-20', end: '2027-01-24' }),
];
const row = (label: string, events: readonly SportsEvent[], isLeague = true): EventsRow => ({
  label,
  sport: 'football',
  isLeague,
  events,
});
const ROWS = [row('League', SEASON), row('Bears', TOURNAMENTS, false)];

beforeEach(() => {
  location.hash = '';
});

async function renderTimeline(rows: readonly EventsRow[] = ROWS) {
  const hrefOf = ({ name }: SportsEvent) => `#${encodeURIComponent(name)}`;
  await render(<SeasonTimeline rows={rows} visitor={VISITOR} hrefOf={hrefOf} />);
}

const mark = (name: string) => page.getByRole('group').getByRole('link', { name });
const boxOf = (name: string) => mark(name).element().getBoundingClientRect();
const hint = () => document.querySelector('[data-hint]')?.textContent;

describe('a row', () => {
  test('of a league has the phases and milestones of its seasons', async () => {
    await renderTimeline();
    await expect.element(mark('League: Draft')).toHaveAttribute('data-milestone', 'draft');
    await expect.element(mark('League: Preseason')).toHaveAttribute('data-milestone', 'preseason');
    await expect.element(mark('League: Regular Season')).toHaveAttribute('data-tone', 'phase');
    await expect.element(mark('League: Playoffs')).toHaveAttribute('data-tone', 'event');
    await expect.element(mark('League: Championship Game')).toHaveAttribute('data-tone', 'final');
    await expect.element(mark('League: ')).toHaveLength(5);
  });

  test('of anything else has its events, but for those that are off', async () => {
    await renderTimeline();
    await expect.element(mark('Bears: Riverside Open')).toHaveAttribute('data-shape', 'bar');
    await expect.element(mark('Bears: Hillside Cup')).toBeVisible();
    await expect.element(mark('Bears: ')).toHaveLength(2);
  });

  test('has its marks at their days: what follows the other begins where that ends', async () => {
    await renderTimeline();
    expect(boxOf('Regular Season').right).toBeCloseTo(boxOf('Playoffs').left, 0);
    expect(boxOf('Regular Season').width / boxOf('Preseason').width).toBeCloseTo(124 / 20, 0);
  });

  test('draws game days by their number of games, not as marks', async () => {
    await renderTimeline();
    const path = document.querySelector('[data-row="0"] svg path')?.getAttribute('d') ?? '';
    expect(path.match(/v-[\d.]+/g)).toEqual(['v-1.00', 'v-0.60']);
    expect(document.querySelector('[data-row="1"] svg')).toBeNull();
  });

  test('without events is left out', async () => {
    await renderTimeline([...ROWS, row('Owls', [], false)]);
    expect(document.querySelectorAll('[data-row]')).toHaveLength(2);
  });

  test('leads to its events', async () => {
    await renderTimeline();
    await mark('Championship Game').click();
    expect(location.hash).toBe('#Championship%20Game');
  });
});

describe('the words of a mark', () => {
  test('have its dates once it is reached', async () => {
    await renderTimeline();
    const preseason = mark('League: Preseason').element();
    expect(preseason).toHaveAccessibleName('League: Preseason');
    preseason.focus();
    await expect.element(preseason).toHaveAccessibleName('League: Preseason, 1–20 Aug');
  });

  test('are its hint under the pointer, and a moment later gone', async () => {
    await renderTimeline();
    await mark('Preseason').hover();
    await expect.poll(hint).toBe('League: Preseason, 1–20 Aug');
    await userEvent.unhover(mark('Preseason'));
    await expect.poll(hint).toBeUndefined();
  });

  test('are its hint under the focus, and Escape hides it', async () => {
    await renderTimeline();
    mark('Preseason').element().focus();
    await expect.poll(hint).toBe('League: Preseason, 1–20 Aug');
    await userEvent.keyboard('{Escape}');
    await expect.poll(hint).toBeUndefined();
    await expect.element(mark('Preseason')).toHaveFocus();
  });
});

describe('by keyboard', () => {
  test('its marks are one stop for the Tab key', async () => {
    await renderTimeline();
    await expect.poll(() => document.querySelectorAll('a[data-key][tabindex="0"]').length).toBe(1);
    expect(document.querySelectorAll('a[data-key]:not([tabindex])')).toHaveLength(0);
  });

  test.each([
    ['ArrowRight', 'Regular Season'],
    ['ArrowLeft', 'Draft'],
    ['Home', 'Draft'],
    ['End', 'Championship Game'],
    ['ArrowUp', 'Preseason'],
    ['ArrowDown', 'Riverside Open'],
    ['Control>}{End}{/Control', 'Hillside Cup'],
  ])('from the preseason {%s} goes to %s', async (key, name) => {
    await renderTimeline();
    mark('Preseason').element().focus();
    await userEvent.keyboard(`{${key}}`);
    await expect.element(mark(name)).toHaveFocus();
    await expect.element(mark(name)).toHaveAttribute('tabindex', '0');
  });

  test('plus and minus zoom, and the mark keeps the focus', async () => {
    await renderTimeline();
    mark('Preseason').element().focus();
    const width = () => boxOf('Preseason').width;
    const before = width();
    await userEvent.keyboard('+');
    await expect.poll(() => width() / before).toBeCloseTo(1.5, 1);
    await expect.element(mark('Preseason')).toHaveFocus();
    await userEvent.keyboard('-');
    await expect.poll(() => width() / before).toBeCloseTo(1, 1);
  });
});

describe('around the picture', () => {
  test('the legend explains the shapes that there are', async () => {
    await renderTimeline([row('League', SEASON.slice(0, 2))]);
    await expect.element(page.getByText('Preseason', { exact: true }).last()).toBeVisible();
    await expect.element(page.getByText('Final', { exact: true })).not.toBeInTheDocument();
    await expect.element(page.getByText('Game days')).not.toBeInTheDocument();
  });

  test('the table has the words of what is in view', async () => {
    await renderTimeline();
    await page.getByText('View as table').click();
    await expect
      .element(page.getByRole('row').filter({ hasText: 'Bears' }))
      .toHaveTextContent('Bears2 more events');
    await expect
      .element(page.getByRole('row', { name: 'League Draft' }))
      .toHaveTextContent(/Regular Season, 9 Sep 2026 – 10 Jan 2027; Playoffs/);
  });

  test('today has a line if it is on the axis', async () => {
    await renderTimeline();
    await expect.element(page.getByText('today')).toBeVisible();
    await renderTimeline([row('League', SEASON.slice(0, 2))]);
    await expect.element(page.getByText('today')).toHaveLength(1);
  });

  test('a season without events says so', async () => {
    await renderTimeline([row('League', [])]);
    await expect.element(page.getByText('No events to show.')).toBeVisible();
  });
});
