import { describe, expect, it } from 'vitest';
import { checkCategory } from '../../../../../src/core/site/manifest/category.ts';

describe('checkCategory', () => {
  it('reads what the sidebar needs and names what means nothing here', () => {
    const data = { label: 2024, positon: 7, link: { type: 'generated-index', slug: '/x', image: 'a.png' } };
    const { category, issues } = checkCategory(data);
    expect(category).toEqual({ label: '2024', link: { type: 'generated-index', slug: '/x' } });
    expect(issues.map(({ place, text }) => `${place} ${text}`)).toEqual([
      'positon 不是已知的字段（是不是想写 position？）',
      'link.image 不是已知的字段（自用的字段请以 x_ 开头）',
    ]);
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
