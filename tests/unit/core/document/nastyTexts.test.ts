// Texts that nobody writes on purpose. A page made of them may look odd; it may not throw,
// and it may not take the time of a cup of tea.

import type { Nodes } from 'hast';
import { describe, expect, it } from 'vitest';
import { describeFinding } from '../../../../src/core/document/describeFinding.ts';
import { parseDocument } from '../../../../src/core/document/parseDocument.ts';
import { toPlainText } from '../../../../src/core/document/plainText.ts';

const SIZE = 300_000;
/** Of what the parser reads to its end, mark by mark: time that grows with the square shows in less, too. */
const READ = 6000;
/** Generous: each takes a part of a second on an idle machine, and minutes when a guard is missing. */
const TIME_LIMIT = 60_000;

const fill = (part: string, size = SIZE / 4) => part.repeat(Math.ceil(size / part.length));
const count = (size: number, make: (at: number) => string) =>
  Array.from({ length: size }, (_, at) => make(at)).join('');

const TEXTS: Record<string, string> = {
  'emphasis that never ends': fill('*a', SIZE),
  'strong emphasis that never ends': fill('**a '),
  'one run of stars': `${fill('*', SIZE / 2)}字${fill('*', SIZE / 2)}`,
  'deletions that never end': fill('~~a '),
  '5,000 quotes': `${'>'.repeat(5000)} 深`,
  '5,000 quotes with spaces': `${'> '.repeat(5000)}深`,
  '5,000 lists': `${'- '.repeat(5000)}深`,
  '5,000 numbered lists': `${'1. '.repeat(5000)}深`,
  '5,000 brackets': '['.repeat(5000),
  '5,000 pairs of brackets': '['.repeat(5000) + ']'.repeat(5000),
  'words behind an open bracket': `[${fill('a ', SIZE / 4)}`,
  'brackets only': fill('['),
  'closing brackets only': fill(']', SIZE),
  'images in images': fill('![', SIZE / 2) + fill('](a)', SIZE / 2),
  'lists that go deeper with every line': count(500, (at) => `${' '.repeat(at * 2)}- a\n`),
  'quotes that go deeper with every line': count(700, (at) => `${'>'.repeat(at + 1)} a\n`),
  'an alert whose name is spaces': `> [!TIP|label:${' '.repeat(2 * SIZE)}|]\n> a\n`,
  'a quote that runs on lazily': `> a\n${fill('b\n')}`,
  'containers that never end': fill(':::note\n'),
  '1,000 containers in containers': ':::note\n\n'.repeat(1000) + ':::\n\n'.repeat(1000),
  'ever narrower containers': count(600, (at) => `${':'.repeat(700 - at)}note\n`),
  'a snippet above blank lines': `<<<${fill('\n')}`,
  'a snippet of spaces': `<<< a${fill(' ', SIZE)}b`,
  'fences that never end': fill('```\n', READ),
  'backticks of every length': count(150, (at) => `${'`'.repeat(at + 1)}a`),
  'HTML that never ends': fill('<div>\n', READ),
  'loose HTML that never ends': fill('<div>\n\n', READ),
  'inline HTML that never ends': fill('a<b>', READ),
  'deep HTML': fill('<div>', SIZE / 2) + fill('</div>', SIZE / 2),
  'comments that never end': fill('a<!-- ', SIZE),
  'one comment that never ends': `<!-- ${fill('a\n\n', READ)}`,
  'tags that never end': fill('<a "'),
  'processing that never ends': fill('a<?', SIZE),
  'half surrogate pairs': fill('\uD800a\uDC00'),
  'NUL characters': fill('\0'),
  'one endless line': fill('春', SIZE),
  'one endless word': fill('a'),
  'nothing but spaces': fill(' '),
  'nothing but lines': fill('\n', READ),
  'a line of spaces in a heading': `# a${fill(' ')}b`,
  'ids that never end': `# a${fill('{#')}`,
  'entities that never end': fill('&#'),
  backslashes: fill('\\', READ),
  'a very wide table': `${fill('|a', READ / 2)}\n${fill('|-', READ / 2)}`,
  'footnotes that refer to themselves': '[^a]\n\n[^a]: 见[^a]\n',
  'headings all alike': fill('## a\n\n', READ),
  'underlined headings without a pause': fill('a\n===\n'),
  'a list of 1,000 items': '- a\n'.repeat(1000),
  'addresses in a bracket that never ends': `[${fill('http://a.b ', READ)}`,
  'an image of 300 KB': `![图](data:image/png;base64,${fill('AAAA', SIZE)})`,
  'tabs that never end': '<Tabs>\n'.repeat(45_000),
  '30,000 tabs in tabs': '<Tabs>\n'.repeat(30_000) + '</Tabs>\n'.repeat(30_000),
  'a component whose values never end': `<A ${'="'.repeat(300_000)}`,
  'lines without words in a component': `<A x="1">\n${'\n'.repeat(200_000)}</A>`,
  'front matter that never ends': `---\n${fill('a: b\n')}`,
};

function depthOf(node: Nodes): number {
  return 'children' in node
    ? 1 + node.children.reduce((depth, child) => Math.max(depth, depthOf(child)), 0)
    : 1;
}

describe('parseDoc', () => {
  it.each(Object.entries(TEXTS))('survives %s', { timeout: TIME_LIMIT }, (_, text) => {
    const doc = parseDocument(text).doc;
    // What draws the tree walks it with a stack, too.
    for (const block of doc.blocks) expect(depthOf(block)).toBeLessThan(1200);
  });

  it('keeps what such texts say', () => {
    expect(toPlainText(parseDocument(`${'>'.repeat(5000)} 深`).doc.blocks)).toContain('深');
    expect(toPlainText(parseDocument(`前\n\n${fill('*a', 5000)}\n\n后`).doc.blocks)).toMatch(
      /^前\n\*a\*a.*\n后$/s,
    );
  });

  it('says which paragraph it did not try', () => {
    expect(
      parseDocument(`前\n\n${fill('*a', 5000)}\n\n后`)
        .doc.findings.map(describeFinding)
        .map(({ rule, line }) => [rule, line]),
    ).toEqual([['too-complex', 3]]);
  });

  it('tries long tables and lists, which have many marks but few in each part', () => {
    const row = '| `A_B_C` | **粗** _斜_ [链](a.md) |\n';
    const item = '- **粗** `A_B_C` [链](a.md)\n';
    for (const text of [`| a | b |\n| - | - |\n${row.repeat(300)}`, item.repeat(300)])
      expect(parseDocument(text).doc.findings).toEqual([]);
  });
});
