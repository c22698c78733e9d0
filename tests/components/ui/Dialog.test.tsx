import { screen, waitFor } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { Dialog } from '../../../src/reader/ui/Dialog.tsx';
import { renderPart } from '../../support/renderPart.tsx';

it('stands aside while the page is printed, and counts as open; closed by the reader it is closed', async () => {
  const onClose = vi.fn();
  renderPart(<Dialog aria-label="搜索" onClose={onClose} />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
  for (const _ of [1, 2]) {
    window.dispatchEvent(new Event('beforeprint'));
    expect(dialog.open).toBe(false);
    window.dispatchEvent(new Event('afterprint'));
    expect(dialog.open).toBe(true);
  }
  // Browsers tell that a dialog was closed in a task of its own.
  await new Promise((resolve) => setTimeout(resolve));
  expect(onClose).not.toHaveBeenCalled();
  dialog.close();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it('taken out of the page it is closed first, by which the focus returns; nobody closed it', async () => {
  const onClose = vi.fn();
  const { draw } = renderPart(<Dialog aria-label="搜索" onClose={onClose} />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
  let wasInPage = false;
  vi.spyOn(dialog, 'close').mockImplementation(() => {
    wasInPage = dialog.isConnected;
  });
  draw(null);
  expect(wasInPage).toBe(true);
  dialog.dispatchEvent(new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
});
