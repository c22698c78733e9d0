import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyMessages } from '#i18n/copyMessages';
import { COPIED_DURATION } from '../../../src/core/constants.ts';
import { actions } from '../../../src/reader/article/actions/actions.ts';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});
afterEach(() => {
  vi.useRealTimers();
});

it('a heading’s link that is pressed again while it says that its address is copied has its own title in the end', async () => {
  const link = document.createElement('a');
  link.href = '/docs/#a';
  link.title = '本节的链接';
  await actions.copyAddress(link);
  expect(link.title).toBe(copyMessages.addressCopied);
  await vi.advanceTimersByTimeAsync(COPIED_DURATION / 2);
  await actions.copyAddress(link);
  expect(writeText).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2 * COPIED_DURATION);
  expect(link.title).toBe('本节的链接');
  expect(link.dataset.copied).toBeUndefined();
});

it('code that cannot be copied is selected, and the words say so', async () => {
  writeText.mockRejectedValue(new Error('refused'));
  Object.assign(document, { execCommand: () => false });
  document.body.innerHTML =
    '<div data-code><pre><code>npm ci\n</code></pre><div><button></button><span role="status"></span></div></div>';
  await actions.copy(document.querySelector('button') as HTMLElement);
  expect(document.querySelector('[role="status"]')?.textContent).toBe(copyMessages.failed);
  expect(window.getSelection()?.toString()).toBe('npm ci\n');
  document.body.replaceChildren();
});
