import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import buttons from '../../app/ui/icon-button.module.css';
import { Tooltip } from '../../app/ui/tooltip.tsx';

const tooltip = () => page.getByText('My calendar');

async function renderButton() {
  await render(
    <div style={{ padding: '6rem' }}>
      <button type="button" className={buttons.button} aria-label="Star">
        <Tooltip>My calendar</Tooltip>
      </button>
    </div>,
  );
  await expect.element(tooltip()).not.toBeVisible();
}

test('is shown under the pointer and gone when that has left', async () => {
  await renderButton();
  await page.getByRole('button').hover();
  await expect.element(tooltip()).toBeVisible();
  await userEvent.unhover(page.getByRole('button'));
  await expect.element(tooltip()).not.toBeVisible();
});

test('is shown under keyboard focus', async () => {
  await renderButton();
  await userEvent.tab();
  await expect.element(page.getByRole('button')).toHaveFocus();
  await expect.element(tooltip()).toBeVisible();
});

test('stays while the pointer goes to it', async () => {
  await renderButton();
  await page.getByRole('button').hover();
  await expect.element(tooltip()).toBeVisible();
  const { bottom, right } = page.getByRole('button').element().getBoundingClientRect();
  const inGap = document.elementFromPoint(right - 4, bottom + 4);
  expect(page.getByRole('button').element().contains(inGap)).toBe(true);
  await tooltip().hover();
  await expect.element(tooltip()).toBeVisible();
});

test('Escape hides it, until the pointer comes again', async () => {
  await renderButton();
  await page.getByRole('button').hover();
  await expect.element(tooltip()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tooltip()).not.toBeVisible();
  await userEvent.unhover(page.getByRole('button'));
  await page.getByRole('button').hover();
  await expect.element(tooltip()).toBeVisible();
});

test('is the only one, also where the focus returns to a button beside the pointer', async () => {
  await render(
    <div style={{ padding: '6rem', display: 'flex' }}>
      {['Search', 'Settings'].map((name) => (
        <button key={name} type="button" className={buttons.button} aria-label={name}>
          <Tooltip>{name} tip</Tooltip>
        </button>
      ))}
    </div>,
  );
  await page.getByRole('button', { name: 'Settings' }).hover();
  await expect.element(page.getByText('Settings tip')).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByText('Search tip')).toBeVisible();
  await expect.element(page.getByText('Settings tip')).not.toBeVisible();
});

test('does not change the name of its button', async () => {
  await renderButton();
  await page.getByRole('button').hover();
  await expect.element(page.getByRole('button', { name: 'Star', exact: true })).toBeVisible();
});
