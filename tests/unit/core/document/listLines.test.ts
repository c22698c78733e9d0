import { describe, expect, it } from 'vitest';
import { showDoc } from '../../../support/showTree.ts';

describe('lines that begin as items of Chinese lists do', () => {
  it.each([
    ['步骤：\n1、甲\n2、乙', '<p>步骤：<br>↵1、甲<br>↵2、乙</p>'],
    ['（1）甲\n（2）乙', '<p>（1）甲<br>↵（2）乙</p>'],
    ['①甲\n②乙', '<p>①甲<br>↵②乙</p>'],
    ['一、甲\n（二）乙', '<p>一、甲<br>↵（二）乙</p>'],
    ['• 甲\n  • 乙', '<p>• 甲<br>↵• 乙</p>'],
    ['**步骤**\n1、甲', '<p><strong>步骤</strong><br>↵1、甲</p>'],
    ['1、甲<br>\n2、乙', '<p>1、甲<br>↵2、乙</p>'],
    ['1、甲  \n2、乙', '<p>1、甲<br>↵2、乙</p>'],
    ['- 甲：\n  1、子\n  2、丑', '<ul><li>甲：<br>↵1、子<br>↵2、丑</li></ul>'],
    ['> [!NOTE]\n> 1、甲\n> 2、乙', '1、甲<br>↵2、乙'],
  ])('%j begins them on the page', (text, page) => {
    expect(showDoc(text)).toContain(page);
  });

  it('joins all other lines of Chinese as before', () => {
    expect(showDoc('中文\n换行，共 3、4 个\n1990 年')).toBe('<p>中文换行，共 3、4 个↵1990 年</p>');
  });
});
