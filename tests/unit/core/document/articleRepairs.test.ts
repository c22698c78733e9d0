import { describe, expect, it } from 'vitest';
import { describeFinding } from '../../../../src/core/document/describeFinding.ts';
import { parseDocument } from '../../../../src/core/document/parseDocument.ts';
import { showDoc } from '../../../support/showTree.ts';

const show = (text: string) => showDoc(text).replace(/\s*\n\s*/g, '');

describe('what writers paste', () => {
  it.each([
    ['<a href="HTTP://a.com">x</a>', 'href="http://a.com"'],
    ['<a href=" https://a.com">x</a>', 'href="https://a.com"'],
    ['<b>[甲](HTTPS://A.com)</b>', 'href="https://A.com"'],
    ['<p align="center">\n\n![图](a.png)\n\n</p>', '<div align="center"><p><img'],
    ['<pre><code class="language-js">a</code></pre>', 'language-js'],
    ['# 安装\n\n## 安装', 'id="安装-1"'],
  ])('%j keeps %s', (text, kept) => expect(show(text)).toContain(kept));

  it.each(['<xmp>**粗**</xmp>', '<plaintext>\n\n**文**\n\n</plaintext>'])(
    '%j shows nothing of our own making',
    (text) => expect(show(text)).not.toContain('data-md'),
  );

  it('says what is wrong on one line', () => {
    expect(
      parseDocument('[d](java&#10;script:x)').doc.findings.map(describeFinding)[0]?.message,
    ).not.toContain('\n');
  });
});
