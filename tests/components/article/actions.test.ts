import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { actions } from '../../../src/article/actions/actions.ts';
import { COPIED_MARK_DURATION } from '../../../src/core/constants.ts';
import { messages } from '../../../src/core/messages/messages.ts';
import { copyText } from '../../../src/platform/copyText.ts';

vi.mock('../../../src/platform/copyText.ts', () => ({ copyText: vi.fn(async () => true) }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a heading’s link that is pressed again while it says that its address is copied has its own title in the end', async () => {
  const link = document.createElement('a');
  link.href = '/docs/#a';
  link.title = '本节的链接';
  await actions.copyAddress(link);
  expect(link.title).toBe(messages.article.headingLinkCopied);
  await vi.advanceTimersByTimeAsync(COPIED_MARK_DURATION / 2);
  await actions.copyAddress(link);
  expect(copyText).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2 * COPIED_MARK_DURATION);
  expect(link.title).toBe('本节的链接');
  expect(link.dataset.copied).toBeUndefined();
});
