// The contents where they have no room, in a browser without popovers: such is the DOM of these tests.
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { visit } from '../support/renderApp.tsx';

it('opens with the focus in it, and closes by its button, by Escape, beside it, and by a choice', async () => {
  const { user } = await visit('/docs/guide/安装');
  const button = await screen.findByRole('button', { name: /^目录/ });
  const sheet = screen.getByRole('navigation', { name: '本页目录' });
  const isOpen = () => sheet.hasAttribute('data-open');
  await waitFor(async () => {
    await user.click(button);
    expect(isOpen()).toBe(true);
  });
  expect(sheet.contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await user.click(button);
  expect(isOpen()).toBe(false);
  await user.click(button);
  fireEvent.pointerUp(screen.getByRole('heading', { level: 1 }));
  expect(isOpen()).toBe(false);
  await user.click(button);
  const [link] = sheet.querySelectorAll('a');
  if (link === undefined) throw new Error('no link');
  await user.click(link);
  expect(isOpen()).toBe(false);
});
