import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../../src/core/document/parseDocument.ts';
import { toPlainText } from '../../../../../src/core/document/plainText.ts';
import { showDoc, showFindings } from '../../../../support/showTree.ts';

const badge = (type: string, text: string) => `<span dataBadge="${type}">${text}</span>`;

describe('a badge', () => {
  it.each([
    ['接口 :badge[新]{type=tip}', `接口 ${badge('tip', '新')}`],
    ['接口:badge[实验]', `接口${badge('info', '实验')}`],
    [':badge[*即将* 移除]{type="danger"} 的', `${badge('danger', '<em>即将</em> 移除')} 的`],
    [':badge[a]{.warning} :badge[b]{type=caution}', `${badge('warning', 'a')} ${badge('warning', 'b')}`],
    [':badge[a]{type=x onclick=y}', badge('info', 'a')],
    ['<Badge type="tip" text="^1.9.0" />', badge('tip', '^1.9.0')],
    ['甲 <Badge text="新" variant="caution" size="small" />', `甲 ${badge('warning', '新')}`],
    ['甲 <Badge type="danger">旧</Badge> 乙', `甲 ${badge('danger', '旧')} 乙`],
    ['<b>粗</b> :badge[新]{type=tip}', `<b>粗</b> ${badge('tip', '新')}`],
  ])('is an element: %s', (text, expected) => {
    expect(showDoc(text)).toBe(`<p>${expected}</p>`);
    expect(showFindings(text)).toEqual([]);
  });

  it.each([
    ...[
      ':badge',
      ':badge[]',
      ':badge[新',
      ':badges[新]',
      '12:30 :none_such: :note[甲]',
      '::badge[新]',
      'a :badge',
    ],
  ])('is text: %s', (text) => {
    expect(showDoc(text)).toBe(`<p>${text}</p>`);
  });

  it('is code in code, and an element in an HTML block', () => {
    expect(showDoc('`:badge[新]`')).toBe('<p><code>:badge[新]</code></p>');
    expect(showDoc('<p>甲 <Badge text="新" /></p>')).toBe(`<p>甲 ${badge('info', '新')}</p>`);
  });

  it('cannot come from raw HTML', () => {
    expect(showDoc('<span data-badge="tip">新</span>')).toBe('<p><span>新</span></p>');
  });

  it('is its words for headings and search, and no part of the id', () => {
    const { doc } = parseDocument('## 导出 :badge[新]{type=tip}\n\n甲 :badge[实验]');
    expect(doc.headings[0]).toMatchObject({ id: '导出', text: '导出 新' });
    expect(toPlainText(doc.blocks)).toBe('导出 新\n甲 实验');
  });
});
