import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FilterBar } from '../../app/season/filter-bar.tsx';
import { EMPTY_QUERY, type LeagueQuery } from '../../app/season/league-query.ts';

const CHOICES = {
  teams: [
    { value: 'bears', label: 'Chicago Bears' },
    { value: 'lions', label: 'Detroit Lions' },
  ],
  types: [
    { value: 'week-1', label: 'Week 1' },
    { value: 'week-2', label: 'Week 2' },
  ],
};

async function renderBar(
  query: Partial<LeagueQuery> = {},
  props: { shown?: number; choices?: typeof CHOICES } = {},
) {
  const onChange = vi.fn();
  const bar = (changes: Partial<LeagueQuery>) => (
    <FilterBar
      choices={CHOICES}
      query={{ ...EMPTY_QUERY, ...changes }}
      shown={272}
      total={272}
      onChange={onChange}
      {...props}
    />
  );
  const { rerender } = await render(bar(query));
  return { onChange, show: (changes: Partial<LeagueQuery>) => rerender(bar(changes)) };
}

const team = () => page.getByRole('combobox', { name: 'Team' });
const type = () => page.getByRole('combobox', { name: 'Type' });
const text = () => page.getByRole('searchbox', { name: 'Filter by text' });
const upcoming = () => page.getByRole('checkbox', { name: 'Upcoming only' });

test('a team is chosen by its whole name, and by emptying the field given up', async () => {
  const { onChange, show } = await renderBar();
  await team().fill('Chicago');
  expect(onChange).not.toHaveBeenCalled();
  await team().fill('Chicago Bears');
  expect(onChange).toHaveBeenLastCalledWith({ team: 'bears' });
  await show({ team: 'bears' });
  await team().fill('');
  expect(onChange).toHaveBeenLastCalledWith({ team: '' });
});

test('half a name gives way to the team that is shown', async () => {
  const { onChange } = await renderBar({ team: 'lions' });
  await team().fill('Chic');
  await userEvent.tab();
  await expect.element(team()).toHaveValue('Detroit Lions');
  expect(onChange).not.toHaveBeenCalled();
});

test('the names are suggested once the field is used', async () => {
  await renderBar();
  expect(document.querySelectorAll('datalist option')).toHaveLength(0);
  await team().click();
  await expect.poll(() => document.querySelectorAll('datalist option').length).toBe(2);
});

test('a type is chosen', async () => {
  const { onChange } = await renderBar();
  await type().selectOptions('Week 2');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ type: 'week-2' });
});

test('letters that are typed quickly are handled together', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { onChange } = await renderBar();
  await userEvent.type(text(), 'bears');
  await vi.advanceTimersByTimeAsync(100);
  expect(onChange).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(50);
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ text: 'bears' });
});

test('letters that are typed while the list answers stay', async () => {
  const { onChange, show } = await renderBar();
  await text().fill('bea');
  await expect.poll(() => onChange.mock.lastCall).toEqual([{ text: 'bea' }]);
  await userEvent.type(text(), 'r');
  await show({ text: 'bea' });
  await expect.element(text()).toHaveValue('bear');
  await expect.poll(() => onChange.mock.lastCall).toEqual([{ text: 'bear' }]);
});

test('the fields follow the address, as with the Back button', async () => {
  const { onChange, show } = await renderBar({
    team: 'bears',
    type: 'week-1',
    text: 'a',
    upcomingOnly: true,
  });
  await expect.element(team()).toHaveValue('Chicago Bears');
  await expect.element(type()).toHaveValue('week-1');
  await expect.element(upcoming()).toBeChecked();
  await show({ team: 'lions', text: 'b' });
  await expect.element(team()).toHaveValue('Detroit Lions');
  await expect.element(type()).toHaveValue('');
  await expect.element(text()).toHaveValue('b');
  await expect.element(upcoming()).not.toBeChecked();
  expect(onChange).not.toHaveBeenCalled();
});

test('upcoming events alone, and all again', async () => {
  const { onChange, show } = await renderBar();
  await upcoming().click();
  expect(onChange).toHaveBeenLastCalledWith({ upcomingOnly: true });
  await show({ upcomingOnly: true });
  await upcoming().click();
  expect(onChange).toHaveBeenLastCalledWith({ upcomingOnly: false });
});

test('all filters are cleared at once, and only where there is one', async () => {
  const { onChange, show } = await renderBar();
  const clear = page.getByRole('button', { name: 'Clear all' });
  await expect.element(clear).not.toBeInTheDocument();
  await show({ text: 'x' });
  await clear.click();
  expect(onChange).toHaveBeenLastCalledWith({ team: '', type: '', text: '', upcomingOnly: false });
});

test('says how many events match, of how many', async () => {
  await renderBar();
  await expect.element(page.getByRole('status')).toHaveTextContent(/^272 events$/);
  await renderBar({ team: 'bears' }, { shown: 17 });
  await expect.element(page.getByRole('status').last()).toHaveTextContent(/^17 of 272 events$/);
});

test('offers no choice where there is none', async () => {
  await renderBar({}, { choices: { teams: [], types: CHOICES.types.slice(0, 1) } });
  await expect.element(text()).toBeVisible();
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
});

test('on a phone the fields are folded away until they are wanted or in use', async () => {
  await page.viewport(390, 844);
  const { show } = await renderBar();
  await expect.element(text()).not.toBeInTheDocument();
  const fold = page.getByRole('button', { name: 'Filters' });
  await fold.click();
  await expect.element(text()).toBeVisible();
  await expect.element(fold).toHaveAttribute('aria-expanded', 'true');
  await fold.click();
  await expect.element(text()).not.toBeInTheDocument();
  await show({ text: 'bears' });
  await expect.element(text()).toBeVisible();
});
