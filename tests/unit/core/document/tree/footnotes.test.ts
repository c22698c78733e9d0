import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../../src/core/document/parseDocument.ts';
import { showDoc, showTree } from '../../../../support/showTree.ts';

describe('footnotes', () => {
  it('have Chinese labels and readable ids', () => {
    expect(showDoc('文[^注]\n\n[^注]: 脚注')).toBe(
      '<p>文<sup><a href="#fn-注" id="fnref-注" dataFootnoteRef ariaDescribedBy="footnote-label">1</a></sup></p>\n' +
        '<section dataFootnotes className="footnotes"><h2 id="footnote-label" className="sr-only">脚注</h2>' +
        '<ol><li id="fn-注"><p>脚注 <a href="#fnref-注" dataFootnoteBackref ariaLabel="返回正文" className="data-footnote-backref">↑</a></p></li></ol></section>',
    );
  });

  it('are numbered by first use and lead back to every use', () => {
    const html = showDoc('[^b] [^a] [^b]\n\n[^a]: A\n[^b]: B');
    expect(html).toContain('id="fnref-b" dataFootnoteRef ariaDescribedBy="footnote-label">1<');
    expect(html).toContain('id="fnref-b-2" ');
    expect(html.indexOf('<li id="fn-b">')).toBeLessThan(html.indexOf('<li id="fn-a">'));
    expect(html).toContain('href="#fnref-b-2" dataFootnoteBackref ariaLabel="返回正文第 2 处引用"');
  });

  it('may refer to further footnotes', () => {
    expect(showDoc('[^a]\n\n[^a]: A [^b]\n[^b]: B')).toContain('<li id="fn-b">');
  });

  it('stand in the last block and are no heading of the page', () => {
    const { blocks, headings } = parseDocument('# 页\n\n## 一\n\n文[^n]\n\n## 二\n\n文\n\n[^n]: 注').doc;
    expect(blocks).toHaveLength(3);
    expect(blocks.map((block) => showTree(block).includes('footnote-label</'))).toEqual([
      false,
      false,
      false,
    ]);
    expect(showTree(blocks[2] ?? { type: 'root', children: [] })).toContain('<section dataFootnotes ');
    expect(headings.map(({ text }) => text)).toEqual(['页', '一', '二']);
  });
});
