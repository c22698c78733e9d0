import { screen } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { ContentError } from '../../../../src/core/errors.ts';
import { ErrorScreen } from '../../../../src/reader/app/shell/ErrorScreen.tsx';
import { renderPart } from '../../../support/renderPart.tsx';

const draw = (error: unknown, onRetry = () => {}) =>
  renderPart(<ErrorScreen error={error} onRetry={onRetry} />);
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const message = () => screen.getByRole('main').querySelector('pre')?.textContent;

describe('ErrorScreen', () => {
  for (const [kind, words] of [
    ['notFound', '这一页的内容不见了'],
    ['offline', '连不上网络'],
    ['timeout', '服务器没有回应'],
    ['server', '服务器出错了'],
    ['invalid', '站点文件的内容有误'],
  ] as const)
    it(`has words for what is ${kind}, and says where`, async () => {
      const onRetry = vi.fn();
      const { user } = draw(new ContentError(kind, 'docs/v8/faq.md', '回应是 503'), onRetry);
      expect(title()).toBe(words);
      expect(screen.getByRole('definition').textContent).toBe('docs/v8/faq.md');
      expect(message()).toBe('回应是 503');
      await user.click(screen.getByRole('button', { name: '重试' }));
      expect(onRetry).toHaveBeenCalledOnce();
      expect(screen.getByRole('link', { name: '回到首页' }).getAttribute('href')).toBe('/');
    });

  it('tells a crash with all its causes, once each where they go in a circle', () => {
    const inner = new Error('内层');
    const outer = new Error('外层', { cause: inner });
    inner.cause = outer;
    draw(outer);
    expect(title()).toContain('This page crashed.');
    expect(message()).toBe('外层\n内层');
  });

  it('tells what was thrown that is no error', () => {
    draw('一句话');
    expect(message()).toBe('一句话');
  });

  it('explains a part of the application that did not load', () => {
    draw(Object.assign(new Error('Loading chunk docs failed'), { name: 'ChunkLoadError' }));
    expect(title()).toBe('页面的一部分没有加载成功');
    expect(message()).toBe('Loading chunk docs failed');
  });
});
