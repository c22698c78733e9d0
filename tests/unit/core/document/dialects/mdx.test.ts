import { describe, expect, it } from 'vitest';
import { showDoc, showFindings } from '../../../../support/showTree.ts';

describe('code of a page in texts of other engines', () => {
  it.each([
    [
      'imports that begin it',
      `import A from './_a.mdx'\nimport { B, C as D } from "@site/b";\nimport './c.css';\n\n甲`,
    ],
    [
      'what comes of the engines themselves, further down',
      "甲\n\nimport DocCardList from '@theme/DocCardList';",
    ],
    ['a component, further down', "甲\n\nimport More from '~/components/More.astro'"],
    ['a block of imports', "```mdx-code-block\nimport A from './a.md'\n```\n\n甲"],
    [
      'what it does not need, in a block',
      "甲\n\n```mdx-code-block\nimport DocCardList from '@theme/DocCardList';\n\n<DocCardList />\n```",
    ],
    ['a block of markup, which is text', '~~~mdx-code-block\n甲\n~~~'],
  ])('is nothing to read: %s', (_, text) => {
    expect(showDoc(text)).toBe('<p>甲</p>');
    expect(showFindings(text)).toEqual([]);
  });

  it('keeps tabs together whose tags stand in such blocks', () => {
    const block = (text: string) => `\`\`\`mdx-code-block\n${text}\n\`\`\`\n`;
    const text = `${block("import Tabs from '@theme/Tabs';\n<Tabs>\n<TabItem value='a'>")}\n甲\n\n${block('</TabItem>\n</Tabs>')}`;
    expect(showDoc(text)).toContain('<section dataTab="a"><p><strong>a</strong></p><p>甲</p></section>');
  });

  it('stays where it is shown, and where it is a sentence', () => {
    const shown = "````md\n```mdx-code-block\nimport A from './a.md'\n```\n````";
    expect(showDoc(shown)).toMatch(/```mdx-code-block.import A from '.\/a.md'.```/s);
    expect(showDoc("甲\n\nimport A from './a.md'")).toContain("import A from './a.md'");
    expect(showDoc('```js\nexport const a = 1;\n```\n\n<A />')).toContain('export const a = 1;');
    expect(showDoc('export PATH=/opt/bin')).toContain('export PATH=/opt/bin');
    expect(showDoc('export const A = {\n\n甲 <A />')).toContain('甲');
    expect(showDoc("```js\nimport A from './a.md'\n```")).toContain("import A from './a.md'");
  });

  it('goes where a page makes components for itself, wherever that stands', () => {
    const made =
      'export const Mark = ({ children, color }) => (\n  <span\n    style={{ color }}>\n\n    {children}\n  </span>\n);\n';
    const more = 'export const toc = [];\nexport default function Page() {\n  return null;\n}\n';
    expect(showDoc(`${made}\n甲 <Mark color="red">乙</Mark>\n\n${more}`)).toBe('<p>甲 乙</p>');
    expect(showDoc(`${more}\n甲`)).toContain('return null;');
    const odd = "export const sad = ':(';\n\n甲 <A />\n\n1) 乙\n\n) 丙";
    expect(showDoc(odd)).toMatch(/^<p>甲.*乙.*丙/s);
    expect(showDoc(`export const sad = '(';\n${more}\n甲 <A />`)).toBe('<p>甲</p>');
  });

  it('tells of what was to come in, at its line', () => {
    const findings = showFindings("import A from './A.jsx'\n\n<A />\n");
    expect(findings.map((line) => line.split(' ').slice(0, 2))).toEqual([['3', 'dropped-html']]);
  });
});
