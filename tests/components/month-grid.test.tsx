import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testEvent, testGame } from '../../app/event/test-event.ts';
import { TEAM_EVENTS, VISITOR } from '../../app/gallery/example-events.ts';
import SeasonCalendar from '../../app/month/season-calendar.tsx';
import type { Visitor } from '../../app/time/visitor.tsx';
import type { SportsEvent } from '../../catalog/event/event.ts';

const SUNDAY = '2026-11-15T18:00:00Z';
const EVENTS = [
  testGame('Bears', 'Owls', { start: '2026-11-03T01:15:00Z' }),
  testEvent({ name: 'Riverside Open', start: '2026-11-12', end: '2026-11-17' }),
  ...['Lions', 'Rams', 'Bulls', 'Wolves'].map((away) => testGame('Bears', away, { start: SUNDAY })),
  testGame('Rams', 'Bulls', { start: '2026-11-26' }),
  testGame('Rams', 'Eagles', { start: '2026-12-06T18:00:00Z' }),
];

const onMonth = vi.fn();
beforeEach(() => onMonth.mockClear());

interface CalendarProps {
  events?: readonly SportsEvent[];
  team?: string;
  visitor?: Visitor;
}

function Calendar({ events = EVENTS, visitor = VISITOR, team }: CalendarProps) {
  const [month, setMonth] = useState('2026-11');
  return (
    <SeasonCalendar
      events={events}
      {...(team && { team })}
      sportOf={() => 'football'}
      visitor={visitor}
      hrefOf={({ name }) => `#${name}`}
      month={month}
      onMonth={(next) => {
        onMonth(next);
        setMonth(next);
      }}
    />
  );
}

/** The element of a day of the grid. */
function cell(day: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-day="${day}"]`);
  if (!found) throw new Error(`there is no ${day}`);
  return found;
}
const numberOf = (day: string) => page.elementLocator(cell(day)).getByRole('button').first();
const heading = () => page.getByRole('heading', { level: 3 });

test('of a team: where and against whom, and dashes over the days that a game may be on', async () => {
  await render(<Calendar events={TEAM_EVENTS} team="Bears" />);
  await expect.element(page.getByText('5 games, 1 date TBC')).toBeVisible();
  expect(cell('2026-11-15').textContent).toMatch(/A\S*Lions.*1:00\sPM/);
  expect(cell('2026-11-15').textContent).not.toContain('Bears');
  expect(cell('2026-11-19').textContent).toMatch(/N\S*Rams.*Time TBC/);
  const open = page.getByRole('link', { name: /Bears vs Foxes · .*dates TBC/ });
  // Cut at the end of the week, and again on Monday.
  await expect.element(open).toHaveLength(2);
  await expect.element(open.first()).toHaveTextContent(/H.*Foxes.*Date TBC/);
  await expect.element(page.getByText('date to be confirmed')).toBeVisible();
});

describe('a day', () => {
  test('is listed below in the order of every list, what began earlier last', async () => {
    await render(<Calendar />);
    const rows = page.getByRole('region', { name: /15 November/ }).getByRole('listitem');
    await expect.element(rows.nth(4)).toHaveTextContent('Riverside Open');
    await expect.element(rows.first()).toHaveTextContent('Lions');
  });

  test('shows as many events as it has room for, and the number of the others', async () => {
    await render(<Calendar />);
    expect(cell('2026-11-15').textContent).toContain('Lions @ Bears');
    expect(cell('2026-11-15').textContent).toContain('Bulls @ Bears');
    expect(cell('2026-11-15').textContent).not.toContain('Wolves @ Bears');
    await expect.element(page.getByRole('button', { name: '+1 more on Sun 15 Nov' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /more on/ })).toHaveLength(1);
  });

  test('“+1 more” leads to the list of all of them', async () => {
    await render(<Calendar />);
    await page.getByRole('button', { name: '+1 more on Sun 15 Nov' }).click();
    await expect.element(heading()).toHaveFocus();
    await expect.element(heading()).toHaveTextContent('Sunday 15 November');
    await expect.element(page.getByRole('link', { name: 'Bears vs Wolves: details' })).toBeVisible();
  });

  test('a click lists its events and leaves the focus in the grid, Enter goes to the list', async () => {
    await render(<Calendar />);
    await numberOf('2026-11-26').click();
    await expect.element(heading()).toHaveTextContent('Thursday 26 November');
    await expect.element(numberOf('2026-11-26')).toHaveFocus();
    expect(cell('2026-11-26').ariaSelected).toBe('true');
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect.element(heading()).toHaveTextContent('Wednesday 25 November');
    await expect.element(heading()).toHaveFocus();
  });

  test('without events names the next one', async () => {
    await render(<Calendar />);
    await numberOf('2026-11-25').click();
    await page.getByRole('button', { name: 'Next: Rams vs Bulls on Thu 26 Nov' }).click();
    await expect.element(heading()).toHaveTextContent('Thursday 26 November');
  });

  test('a game is on the day of the visitor’s zone, a day alone on its own', async () => {
    await render(<Calendar visitor={{ ...VISITOR, timeZone: 'Pacific/Kiritimati', hour12: false }} />);
    expect(cell('2026-11-16').textContent).toContain('08:00 Lions @ Bears');
    expect(cell('2026-11-15').textContent).not.toContain('Lions @ Bears');
    expect(cell('2026-11-26').textContent).toContain('TBC Bulls @ Rams');
  });
});

describe('badges', () => {
  const look = (abbreviation: string) => ({ shortName: abbreviation, abbreviation });
  const game = testGame('Houston Texans', 'Indianapolis Colts', {
    start: SUNDAY,
    looks: { home: look('HOU'), away: look('IND') },
  });

  test('stand for the sides, as the league writes them; the link has the whole names', async () => {
    await render(<Calendar events={[game]} />);
    expect(cell('2026-11-15').textContent).toContain('1:00\u00a0PM IND @ HOU');
    const entry = page.elementLocator(cell('2026-11-15')).getByRole('link');
    await expect.element(entry).toHaveAccessibleName('1:00\u00a0PM Houston Texans vs Indianapolis Colts');
    await expect
      .element(entry)
      .toHaveAttribute('title', '1:00\u00a0PM · Houston Texans vs Indianapolis Colts');
  });

  test('one alone does not', async () => {
    await render(
      <Calendar
        events={[{ ...game, looks: { home: look('HOU'), away: { ...look(''), shortName: 'Colts' } } }]}
      />,
    );
    expect(cell('2026-11-15').textContent).toContain('Colts @ HOU');
    expect(cell('2026-11-15').querySelector('[data-badges]')).toBeNull();
  });

  test('give up the time where the grid is narrow', async () => {
    await page.viewport(1440, 900);
    await render(<Calendar events={[game]} />);
    const time = page.elementLocator(cell('2026-11-15')).getByText('1:00');
    await expect.element(time).toBeVisible();
    await page.viewport(900, 900);
    await expect.element(time).not.toBeVisible();
  });
});

describe('a tournament', () => {
  test('is a bar over its days, which goes on in the next week', async () => {
    await render(<Calendar />);
    const bars = page.getByRole('link', { name: 'Riverside Open', exact: true }).elements();
    const inGrid = bars.filter((bar) => bar.closest('[role=grid]')) as HTMLElement[];
    expect(inGrid.map((bar) => bar.closest('td')?.dataset.day)).toEqual(['2026-11-12', '2026-11-16']);
    const [first, second] = inGrid;
    expect([first?.dataset.before, first?.dataset.after]).toEqual([undefined, 'true']);
    expect([second?.dataset.before, second?.dataset.after]).toEqual(['true', undefined]);
    const lastDay = (day: string) => cell(day).getBoundingClientRect();
    expect(first?.getBoundingClientRect().right).toBeGreaterThan(lastDay('2026-11-15').right - 10);
    expect(second?.getBoundingClientRect().right).toBeGreaterThan(lastDay('2026-11-17').left + 20);
    expect(second?.getBoundingClientRect().right).toBeLessThan(lastDay('2026-11-17').right + 2);
  });

  test('whose dates are estimated says so, with dashes', async () => {
    const cup = testEvent({ name: 'Cup Weekend', start: '2026-11-20', end: '2026-11-22', sure: 'estimated' });
    await render(<Calendar events={[...EVENTS, cup]} />);
    const bar = page.getByRole('link', { name: 'Cup Weekend dates estimated' });
    expect(getComputedStyle(bar.element()).borderTopStyle).toBe('dashed');
  });

  test('a period of the whole month is named once, above', async () => {
    const season = testEvent({ name: 'Regular Season', start: '2026-09-01', end: '2027-01-10' });
    await render(<Calendar events={[...EVENTS, season]} />);
    await expect.element(page.getByText('All month: Regular Season')).toBeVisible();
    expect(document.querySelector('[role=grid]')?.textContent).not.toContain('Regular Season');
  });
});

describe('by keyboard', () => {
  async function renderAndEnter() {
    await render(<Calendar />);
    numberOf('2026-11-15').element().focus();
  }

  test('one day is a stop for the Tab key', async () => {
    await render(<Calendar />);
    const stops = [...document.querySelectorAll('td')].filter((day) => day.querySelector('[tabindex="0"]'));
    expect(stops.map((day) => day.dataset.day)).toEqual(['2026-11-15']);
  });

  test.each([
    ['ArrowLeft', '2026-11-14'],
    ['ArrowRight', '2026-11-16'],
    ['ArrowUp', '2026-11-08'],
    ['ArrowDown', '2026-11-22'],
    ['Home', '2026-11-09'],
    ['PageDown', '2026-12-15'],
  ])('%s goes to %s', async (key, day) => {
    await renderAndEnter();
    await userEvent.keyboard(`{${key}}`);
    await expect.poll(() => document.activeElement?.closest('td')?.dataset.day).toBe(day);
    expect(document.activeElement?.getAttribute('tabindex')).toBe('0');
    expect(onMonth.mock.calls.flat()).toEqual(day.startsWith('2026-11') ? [] : ['2026-12']);
  });

  test('a month outside the season is not gone to', async () => {
    await renderAndEnter();
    await userEvent.keyboard('{PageUp}');
    await expect.element(numberOf('2026-11-15')).toHaveFocus();
    expect(onMonth).not.toHaveBeenCalled();
  });
});

describe('the month', () => {
  test('weeks begin on the visitor’s first day', async () => {
    const firstColumn = () => document.querySelector('th')?.textContent;
    const { rerender } = await render(<Calendar />);
    expect(firstColumn()).toBe('Mon');
    await rerender(<Calendar visitor={{ ...VISITOR, weekStart: 'sunday' }} />);
    expect(firstColumn()).toBe('Sun');
  });

  test('steps stay within the season and keep the focus at its end', async () => {
    await render(<Calendar />);
    const next = page.getByRole('button', { name: 'Next month' });
    await next.click();
    await expect.element(page.getByRole('combobox', { name: 'Month' })).toHaveValue('2026-12');
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await expect.element(next).toHaveFocus();
    await next.click({ force: true });
    expect(onMonth.mock.calls).toEqual([['2026-12']]);
    await page.getByRole('button', { name: 'Today' }).click();
    await expect.element(page.getByRole('combobox', { name: 'Month' })).toHaveValue('2026-11');
  });

  test('on a phone a day has a line as long as it is full, and how many events it has', async () => {
    await page.viewport(390, 844);
    await render(<Calendar />);
    const entry = page.elementLocator(cell('2026-11-26')).getByText('Bulls @ Rams');
    await expect.element(entry).not.toBeVisible();
    const widthOn = (day: string) => page.elementLocator(cell(day)).getByRole('img').element().clientWidth;
    expect(widthOn('2026-11-15')).toBeGreaterThan(widthOn('2026-11-26'));
    await expect.element(page.getByRole('button', { name: 'Sunday 15 November, 5 events' })).toBeVisible();
    await expect
      .element(page.elementLocator(cell('2026-11-15')).getByText('5', { exact: true }))
      .toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
  });
});
