// Something in the application breaks.
import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { visit } from '../support/renderApp.tsx';

// React tells the console what a boundary has caught.
beforeEach(() => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => told.mockRestore();
});

/** A text's frame listens to clicks: here that throws until it is healed. */
function breakArticle(): { heal: () => void } {
  const { addEventListener } = HTMLElement.prototype;
  const broken = vi.spyOn(HTMLElement.prototype, 'addEventListener').mockImplementation(function (
    this: HTMLElement,
    ...given: Parameters<typeof addEventListener>
  ) {
    if (this.matches('.prose')) throw new Error('外层的错误', { cause: new Error('内层的原因') });
    addEventListener.apply(this, given);
  });
  return { heal: () => broken.mockRestore() };
}

const main = () => screen.getByRole('main');
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

it('going to another page clears the crash', { tags: 'crash-left' }, async () => {
  const { heal } = breakArticle();
  const { user } = await visit('/docs/guide/安装');
  expect(title()).toContain('页面已崩溃');
  heal();
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: '指南' }));
  await waitFor(() => expect(title()).toBe('指南'));
});

it('a page component without a default export is named', { tags: 'missing-default-export' }, async () => {
  vi.doMock('../../src/reader/pages/NotFoundPage.tsx', () => ({ default: undefined }));
  await visit('/docs/nothing');
  vi.doUnmock('../../src/reader/pages/NotFoundPage.tsx');
  expect(main().textContent).toContain('页面组件 notFound 没有默认导出');
  expect(main().textContent).toContain('does not have a default export');
});
