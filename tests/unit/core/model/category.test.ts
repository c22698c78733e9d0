import { describe, expect, it } from 'vitest';
import { checkCategory } from '../../../../src/core/model/category.ts';

describe('checkCategory', () => {
  it('reads what the sidebar needs and lets the rest pass', () => {
    const data = { label: 2024, position: 7, link: { type: 'generated-index', slug: '/x' }, className: 'a' };
    expect(checkCategory(data)).toEqual({
      category: { label: '2024', position: 7, link: { type: 'generated-index', slug: '/x' } },
      issues: [],
    });
  });

  it('drops wrong fields only', () => {
    const { category, issues } = checkCategory({ label: '好', position: '7', link: { type: 'page' } });
    expect(category).toEqual({ label: '好' });
    expect(issues.map(({ place, text }) => `${place} ${text}`)).toEqual([
      'position 应为数字，收到文本「7」',
      'link.type 应为 doc 或 generated-index，收到文本「page」',
    ]);
  });

  it('keeps null, which takes the link away', () => {
    expect(checkCategory({ link: null }).category).toEqual({ link: null });
  });
});
