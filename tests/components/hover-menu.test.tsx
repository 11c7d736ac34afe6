import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HoverMenu } from '../../app/layout/hover-menu.tsx';

const ITEM = {
  label: 'Football',
  link: '#football',
  sport: 'football',
  links: ['NFL', 'NCAA', 'CFL'].map((label) => ({ label, link: `#${label}` })),
};

const category = () => page.getByRole('link', { name: 'Football' });
const toggle = () => page.getByRole('button', { name: 'Football leagues' });
const league = (name: string) => page.getByText(name, { exact: true });

async function renderMenu() {
  await render(
    <>
      <ul style={{ padding: '4rem', listStyle: 'none', width: 'fit-content' }}>
        <HoverMenu item={ITEM} isHere={false} />
      </ul>
      <button type="button">After</button>
    </>,
  );
  await expect.element(league('NFL')).not.toBeVisible();
}

/** Lets time pass, and React render what follows from it. */
async function pass(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

async function openByKeyboard() {
  await renderMenu();
  await userEvent.tab();
  await expect.element(category()).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(league('NFL')).toBeVisible();
}

test('opens under the pointer, and closes a moment after that has left', async () => {
  await renderMenu();
  await category().hover();
  await expect.element(league('NFL')).toBeVisible();
  await expect.element(toggle()).toHaveAttribute('aria-expanded', 'true');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await userEvent.unhover(category());
  await pass(99);
  await expect.element(toggle()).toHaveAttribute('aria-expanded', 'true');
  await pass(1);
  await expect.element(toggle()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(league('NFL')).not.toBeVisible();
});

test('fades in below its item, with the gap of the specification', async () => {
  await renderMenu();
  await category().hover();
  await expect.element(league('NFL')).toBeVisible();
  const item = category().element().closest('li');
  const leagues = item?.querySelector('ul');
  if (!item || !leagues) throw new Error('The item has no list of leagues');
  expect(getComputedStyle(leagues).transitionDuration).toContain('0.15s');
  const gap = () => leagues.getBoundingClientRect().top - item.getBoundingClientRect().bottom;
  await expect.poll(() => Math.round(gap())).toBe(8);
});

test('stays open while the pointer crosses the gap to the leagues', async () => {
  await renderMenu();
  await category().hover();
  await expect.element(league('NFL')).toBeVisible();
  const item = category().element().closest('li');
  const { bottom = 0, left = 0 } = item?.getBoundingClientRect() ?? {};
  const inGap = document.elementFromPoint(left + 10, bottom + 4);
  expect(item?.contains(inGap)).toBe(true);
  await league('CFL').hover();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await pass(300);
  await expect.element(league('CFL')).toBeVisible();
});

test('stays closed under keyboard focus: Tab passes it with its button', async () => {
  await renderMenu();
  await userEvent.tab();
  await expect.element(category()).toHaveFocus();
  await userEvent.tab();
  await expect.element(toggle()).toHaveFocus();
  await expect.element(toggle()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  await expect.element(league('NFL')).not.toBeVisible();
});

test('opens by an arrow key, and arrows walk through the leagues', async () => {
  await renderMenu();
  await userEvent.tab();
  await expect.element(category()).toHaveFocus();
  for (const [key, name] of [
    ['ArrowDown', 'NFL'],
    ['ArrowDown', 'NCAA'],
    ['ArrowUp', 'NFL'],
    ['ArrowUp', 'CFL'],
    ['ArrowDown', 'NFL'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(league(name)).toHaveFocus();
  }
});

test('Escape closes it and goes to its button, which opens it again', async () => {
  await openByKeyboard();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(league('NFL')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(toggle()).toHaveFocus();
  await expect.element(toggle()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(league('NFL')).not.toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(league('NFL')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(league('NFL')).toHaveFocus();
});

test('Escape closes a menu that the pointer has opened, and the focus stays where it is', async () => {
  await renderMenu();
  const after = page.getByRole('button', { name: 'After' });
  after.element().focus();
  await category().hover();
  await expect.element(league('NFL')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(league('NFL')).not.toBeVisible();
  await expect.element(after).toHaveFocus();
});

test('closes when the focus has left', async () => {
  await openByKeyboard();
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  await expect.element(league('NFL')).not.toBeVisible();
});

test('closes when a league is chosen', async () => {
  await renderMenu();
  await category().hover();
  await league('NCAA').click();
  await expect.element(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(location.hash).toBe('#NCAA');
});

test('nobody reaches the leagues of a closed menu by Tab', async () => {
  await openByKeyboard();
  await userEvent.keyboard('{Escape}');
  await expect.element(league('NFL')).not.toBeVisible();
  await expect.element(toggle()).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
});
