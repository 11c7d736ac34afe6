import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FilterBar, NO_FILTERS } from '../../app/season/filter-bar.tsx';
import type { Filters } from '../../app/season/league-query.ts';

const OPTIONS = {
  teams: [
    { value: 'bears', label: 'Chicago Bears', look: { shortName: 'Bears', abbreviation: 'CHI' } },
    { value: 'cubs', label: 'Chicago Cubs', look: { shortName: 'Cubs', abbreviation: 'CHC' } },
    { value: 'lions', label: 'Detroit Lions', look: { shortName: 'Lions', abbreviation: 'DET' } },
  ],
  conferences: [],
  types: [
    { value: 'week-1', label: 'Week 1' },
    { value: 'week-2', label: 'Week 2' },
  ],
};

async function renderBar(
  query: Partial<Filters> = {},
  props: { shown?: number; options?: typeof OPTIONS } = {},
) {
  const onChange = vi.fn();
  const bar = (changes: Partial<Filters>) => (
    <FilterBar
      options={OPTIONS}
      query={{ ...NO_FILTERS, ...changes }}
      shown={272}
      total={272}
      onChange={onChange}
      {...props}
    />
  );
  const { rerender } = await render(bar(query));
  return { onChange, show: (changes: Partial<Filters>) => rerender(bar(changes)) };
}

const team = () => page.getByRole('combobox', { name: 'Team' });
const type = () => page.getByRole('combobox', { name: 'Type' });
const text = () => page.getByRole('searchbox', { name: 'Filter by text' });
const upcoming = () => page.getByRole('checkbox', { name: 'Upcoming only' });

const options = () => page.getByRole('listbox', { name: 'Teams' }).getByRole('option');

test('a team is found by a part of its name and taken with Enter', async () => {
  const { onChange } = await renderBar();
  await team().fill('bears');
  await expect.element(options()).toHaveTextContent('CHIChicago Bears');
  await expect.element(team()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ team: 'bears' });
  await expect.element(options()).not.toBeInTheDocument();
});

test('arrows go through the teams, Escape leaves what was chosen, and emptying the field clears it', async () => {
  const { onChange } = await renderBar({ team: 'bears' });
  await team().click();
  await expect.poll(() => options().elements().length).toBe(3);
  const active = () =>
    document.getElementById(team().element().getAttribute('aria-activedescendant') ?? '')?.textContent;
  await expect.poll(active).toContain('Chicago Bears');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(active).toContain('Detroit Lions');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.poll(active).toContain('Chicago Cubs');
  await userEvent.keyboard('{Escape}');
  await expect.element(options()).not.toBeInTheDocument();
  await expect.element(team()).toHaveValue('Chicago Bears');
  expect(onChange).not.toHaveBeenCalled();
  await team().fill('');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ team: '' });
});

test('a team is taken by a click, and cleared by the button, which leaves the focus in the field', async () => {
  const { onChange, show } = await renderBar();
  await team().fill('chic');
  await options().nth(1).click();
  expect(onChange).toHaveBeenLastCalledWith({ team: 'cubs' });
  await show({ team: 'cubs' });
  await page.getByRole('button', { name: 'All teams' }).click();
  expect(onChange).toHaveBeenLastCalledWith({ team: '' });
  await expect.element(team()).toHaveFocus();
});

test('says how many teams match, and that none does', async () => {
  await renderBar();
  await team().fill('chic');
  await expect.element(page.getByText('2 teams')).toBeInTheDocument();
  await team().fill('owls');
  await expect.element(page.getByText('No team matches “owls”')).toBeVisible();
  await expect.element(team()).toHaveAttribute('aria-expanded', 'false');
});

test('hundreds of teams are within reach of the keys', async () => {
  const teams = Array.from({ length: 360 }, (_, index) => ({
    value: `team-${index}`,
    label: `Team ${index}`,
    look: { shortName: `Team ${index}`, abbreviation: 'T' },
  }));
  const { onChange } = await renderBar({}, { options: { ...OPTIONS, teams } });
  await team().click();
  await expect.poll(() => options().elements().length).toBe(360);
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(options().nth(359)).toBeInViewport();
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ team: 'team-359' });
});

test('leaving the field takes the one team that the text means, and else nothing', async () => {
  const { onChange } = await renderBar({ team: 'lions' });
  await team().fill('chic');
  await userEvent.tab();
  await expect.element(team()).toHaveValue('Detroit Lions');
  expect(onChange).not.toHaveBeenCalled();
  await team().fill('bear');
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ team: 'bears' });
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
  expect(onChange).toHaveBeenLastCalledWith(NO_FILTERS);
});

test('says how many events match, of how many', async () => {
  await renderBar();
  await expect.element(page.getByRole('status')).toHaveTextContent(/^272 events$/);
  await renderBar({ team: 'bears' }, { shown: 17 });
  await expect.element(page.getByRole('status').last()).toHaveTextContent(/^17 of 272 events$/);
});

test('offers no choice where there is none', async () => {
  await renderBar({}, { options: { teams: [], conferences: [], types: OPTIONS.types.slice(0, 1) } });
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
