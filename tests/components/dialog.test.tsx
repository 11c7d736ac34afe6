import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import dialogs from '../../app/ui/dialog.module.css';
import { Dialog } from '../../app/ui/dialog.tsx';

function Opener({ onClose = () => {} }: { onClose?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const remove = () => setOpen(false);
    window.addEventListener('popstate', remove);
    return () => window.removeEventListener('popstate', remove);
  }, []);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog className={dialogs.dialog} label="Settings" onClose={close}>
          <form method="dialog" className={dialogs.content}>
            <p>What is in it</p>
            <button type="submit">Close</button>
          </form>
        </Dialog>
      )}
    </>
  );
}

const opener = () => page.getByRole('button', { name: 'Open' });
const dialog = () => page.getByRole('dialog', { name: 'Settings' });

async function openDialog() {
  const onClose = vi.fn();
  await render(<Opener onClose={onClose} />);
  await opener().click();
  await expect.element(dialog()).toBeVisible();
  return onClose;
}

/** A real click at a place of the window, on whatever is there. */
const clickAt = (x: number, y: number) =>
  userEvent.click(document.documentElement, { position: { x, y }, force: true });

test('takes the focus, and nothing behind it can have it', async () => {
  await openDialog();
  const close = dialog().getByRole('button', { name: 'Close' });
  await expect.element(close).toHaveFocus();
  document.querySelector('button')?.focus();
  await expect.element(close).toHaveFocus();
});

test('Escape closes it, once, and the focus returns to what has opened it', async () => {
  const onClose = await openDialog();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(document.querySelector('dialog')).toBeNull();
  expect(onClose).toHaveBeenCalledTimes(1);
  await expect.element(opener()).toHaveFocus();
});

test('a form inside closes it', async () => {
  const onClose = await openDialog();
  await dialog().getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  expect(onClose).toHaveBeenCalledTimes(1);
  await expect.element(opener()).toHaveFocus();
});

test('a click beside it closes it, a click on its text does not', async () => {
  const onClose = await openDialog();
  await page.getByText('What is in it').click();
  expect(onClose).not.toHaveBeenCalled();
  await clickAt(5, 5);
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('that is removed while it is open, as by the Back button, gives the focus back too', async () => {
  await render(<Opener />);
  await opener().click();
  await expect.element(dialog()).toBeVisible();
  window.dispatchEvent(new Event('popstate'));
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  await expect.element(opener()).toHaveFocus();
});

test('can be opened again', async () => {
  await openDialog();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  await opener().click();
  await expect.element(dialog()).toBeVisible();
});
