import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testEvent, testGame } from '../../app/event/test-event.ts';
import { VISITOR } from '../../app/gallery/example-events.ts';
import SeasonTimeline from '../../app/timeline/season-timeline.tsx';
import type { SportsEvent } from '../../catalog/event/event.ts';

const EVENTS = [
  testEvent({ name: 'Draft', category: 'Draft', start: '2026-04-23' }),
  testEvent({ name: 'Camp', category: 'Preseason', start: '2026-08-01', end: '2026-08-10' }),
  testEvent({ name: 'Warm-up', category: 'Preseason', start: '2026-08-11', end: '2026-08-20' }),
  testEvent({ name: 'Regular Season', start: '2026-09-09', end: '2027-01-10' }),
  testGame('Bears', 'Lions', { start: '2026-09-13T18:00:00Z' }),
  testGame('Hawks', 'Rams', { start: '2026-09-13T18:00:00Z' }),
  testGame('Bears', 'Rams', { start: '2026-09-20T18:00:00Z' }),
  testEvent({ name: 'Lakeside Trophy', start: '2026-12-05', end: '2026-12-12', details: 'Cancelled' }),
  testEvent({ name: 'Championship Game', category: 'Championship', start: '2027-02-14' }),
];

async function renderTimeline(events: readonly SportsEvent[] = EVENTS, zoom: string | null = null) {
  await render(
    <SeasonTimeline
      events={events}
      sport="football"
      visitor={VISITOR}
      hrefOf={({ name }) => `#${encodeURIComponent(name)}`}
      zoom={zoom}
    />,
  );
}

const mark = (name: string) => page.getByRole('group').getByRole('link', { name });
const boxOf = (name: string) => mark(name).element().getBoundingClientRect();
const hint = () => document.querySelector('[data-hint]')?.textContent;

describe('a row', () => {
  test('is a category, in the order of their beginnings, with the number of its games', async () => {
    await renderTimeline();
    const labels = [...document.querySelectorAll('[data-row] > :first-child')].map(
      (each) => each.textContent,
    );
    expect(labels).toEqual(['Draft', 'Preseason', 'Regular Season3 games', 'Championship']);
  });

  test('has its marks at their days: what follows the other begins where that ends', async () => {
    await renderTimeline();
    await expect.element(mark('Camp')).toBeVisible();
    expect(boxOf('Camp').right).toBeCloseTo(boxOf('Warm-up').left, 0);
    expect(boxOf('Camp').width).toBeCloseTo(boxOf('Warm-up').width, 0);
    expect(boxOf('Regular Season').width / boxOf('Camp').width).toBeCloseTo(124 / 10, 0);
  });

  test('draws what overlaps in several lanes', async () => {
    await renderTimeline();
    expect(boxOf('Lakeside Trophy').top).toBeGreaterThan(boxOf('Regular Season').top);
  });

  test('a mark says its name, its days, and that it is called off', async () => {
    await renderTimeline();
    await expect.element(mark('Draft, Thu 23 Apr')).toHaveAttribute('data-shape', 'marker');
    await expect.element(mark('Camp, 1–10 Aug')).toHaveAttribute('data-shape', 'bar');
    await expect.element(mark('Regular Season')).toHaveAttribute('data-tone', 'phase');
    await expect.element(mark('Championship Game')).toHaveAttribute('data-tone', 'final');
    await expect.element(mark('Lakeside Trophy, 5–12 Dec · cancelled')).toHaveAttribute('data-off', 'true');
  });

  test('game days are drawn by their number of games, not as marks', async () => {
    await renderTimeline();
    const path = document.querySelector('[data-row] svg path')?.getAttribute('d') ?? '';
    expect(path.match(/v-[\d.]+/g)).toEqual(['v-1.00', 'v-0.60']);
  });

  test('leads to its events', async () => {
    await renderTimeline();
    await mark('Championship Game').click();
    expect(location.hash).toBe('#Championship%20Game');
  });
});

describe('the hint of a mark', () => {
  test('is there under the pointer, and a moment later gone', async () => {
    await renderTimeline();
    await mark('Camp').hover();
    await expect.poll(hint).toBe('Camp, 1–10 Aug');
    await userEvent.unhover(mark('Camp'));
    await expect.poll(hint).toBeUndefined();
  });

  test('is there under the focus, and Escape hides it', async () => {
    await renderTimeline();
    mark('Camp').element().focus();
    await expect.poll(hint).toBe('Camp, 1–10 Aug');
    await userEvent.keyboard('{Escape}');
    await expect.poll(hint).toBeUndefined();
    await expect.element(mark('Camp')).toHaveFocus();
  });
});

describe('by keyboard', () => {
  test('its marks are one stop for the Tab key', async () => {
    await renderTimeline();
    await expect.poll(() => document.querySelectorAll('a[data-key][tabindex="0"]').length).toBe(1);
    expect(document.querySelectorAll('a[data-key]:not([tabindex])')).toHaveLength(0);
  });

  test.each([
    ['ArrowRight', 'Warm-up'],
    ['ArrowLeft', 'Camp'],
    ['End', 'Warm-up'],
    ['ArrowUp', 'Draft'],
    ['ArrowDown', 'Regular Season'],
    ['Control>}{Home}{/Control', 'Draft'],
    ['Control>}{End}{/Control', 'Championship Game'],
  ])('from Camp {%s} goes to %s', async (key, name) => {
    await renderTimeline();
    mark('Camp').element().focus();
    await userEvent.keyboard(`{${key}}`);
    await expect.element(mark(name)).toHaveFocus();
    await expect.element(mark(name)).toHaveAttribute('tabindex', '0');
  });

  test('plus and minus zoom, and the mark keeps the focus', async () => {
    await renderTimeline();
    mark('Camp').element().focus();
    const width = () => boxOf('Camp').width;
    const before = width();
    await userEvent.keyboard('+');
    await expect.poll(() => width() / before).toBeCloseTo(1.5, 1);
    await expect.element(mark('Camp')).toHaveFocus();
    await userEvent.keyboard('-');
    await expect.poll(() => width() / before).toBeCloseTo(1, 1);
  });
});

describe('around the picture', () => {
  test('the legend explains the shapes that there are', async () => {
    await renderTimeline(EVENTS.slice(0, 2));
    await expect.element(page.getByText('Several days', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Final', { exact: true })).not.toBeInTheDocument();
  });

  test('today has a line if it is on the axis', async () => {
    await renderTimeline();
    await expect.element(page.getByText('today')).toBeVisible();
    await renderTimeline(EVENTS.slice(0, 2));
    await expect.element(page.getByText('today')).toHaveLength(1);
  });

  test('a season without events says so', async () => {
    await renderTimeline([]);
    await expect.element(page.getByText('No events to show.')).toBeVisible();
  });

  test('a zoom that there is not is pointed out', async () => {
    await renderTimeline(EVENTS, 'decade');
    await expect.element(page.getByRole('status')).toHaveTextContent('There is no zoom level “decade”.');
  });
});
