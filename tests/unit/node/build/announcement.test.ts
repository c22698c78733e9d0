import { describe, expect, it } from 'vitest';
import { renderAnnouncement } from '../../../../src/node/build/announcement.ts';

const bar = {
  id: 'a',
  content: '**v8** 已发布，[阅读](/docs/)，[外面](https://example.com/)',
  isCloseable: true,
};

describe('renderAnnouncement', () => {
  it('writes inline markdown, and leads to pages from the shell’s place', () => {
    const html = renderAnnouncement(bar, '../');
    expect(html).toContain('<strong>v8</strong>');
    expect(html).toContain('href="../docs/"');
    expect(html).toContain('href="https://example.com/"');
    expect(html).toContain('<button type="button" aria-label="关闭公告">');
  });
  it('has no button where it may not be closed, and nothing where there is none', () => {
    expect(renderAnnouncement({ ...bar, isCloseable: false }, './')).not.toContain('<button');
    expect(renderAnnouncement(undefined, './')).toBe('');
  });
  it('holds no markup of a hostile text', () => {
    expect(
      renderAnnouncement({ ...bar, content: '<script>alert(1)</script><b onclick="x()">x</b>' }, './'),
    ).not.toMatch(/<script|onclick/);
  });
});
