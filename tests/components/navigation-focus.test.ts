// Where the focus goes with the reader.
import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { memoryHost } from '../support/memoryHost.ts';
import { visit } from '../support/renderApp.tsx';

it('back at a footnote’s number it is on the number, which stays a stop of the Tab key', async () => {
  const host = await memoryHost();
  host.files.set('docs/v2/guide/markdown.md', '# 标记\n\n正文[^a]。\n\n[^a]: 注。\n');
  const { user } = await visit('/docs/guide/markdown', { host });
  const number = await screen.findByRole('link', { name: '1' });
  await user.click(number);
  await waitFor(() => expect(document.activeElement?.id).toBe('fn-a'));
  await user.click(document.querySelector('[data-footnote-backref]') as Element);
  await waitFor(() => expect(document.activeElement).toBe(number));
  expect(number.tabIndex).toBe(0);
});
