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

test('does not change the name of its button', async () => {
  await renderButton();
  await page.getByRole('button').hover();
  await expect.element(page.getByRole('button', { name: 'Star', exact: true })).toBeVisible();
});
