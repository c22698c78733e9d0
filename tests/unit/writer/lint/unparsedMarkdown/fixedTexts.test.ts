// Generated texts: what a slip was meant to be is what its fix makes of it, on the page as well.
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../../src/core/document/parseDocument.ts';
import { applyFixes } from '../../../../../src/writer/editing/applyFixes.ts';
import { findUnparsedMarkdown } from '../../../../../src/writer/lint/unparsedMarkdown/findUnparsedMarkdown.ts';
import { createRandom } from '../../../../support/random.ts';
import { showDoc } from '../../../../support/showTree.ts';

const find = (text: string) => findUnparsedMarkdown(parseDocument(text).tree, text, 1);
const random = createRandom(57);
const among = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)] as T;
const some = <T>(least: number, make: (index: number) => T): T[] =>
  Array.from({ length: least + Math.floor(random() * 3) }, (_, index) => make(index));
const words = () => among(['安装', '客服系统', '启动 Docker', '第 2 步', '说明', '默认值']);
const file = () => among(['./a.md', '安装.md', 'https://a.com/b', '#启动', '../img/']);
const odd = () => among(['\u00a0', '\u3000', '\u2003']);

/** A text as it was typed, and as it was meant. */
type Pair = readonly [typed: string, meant: string];

const inline: readonly (() => Pair)[] = [
  () => {
    const [label, address] = [words(), file()];
    const [open, close] = among([
      ['［', '］'],
      ['【', '】'],
      ['[', ']'],
    ] as const);
    const [left, right] = among([
      ['（', '）'],
      ['（', ')'],
      ['(', '）'],
    ] as const);
    return [`${open}${label}${close}${left}${address}${right}`, `[${label}](${address})`];
  },
  () =>
    among(
      [
        [`＊＊${words()}＊＊`, '**'],
        [`｀${words()}｀`, '`'],
      ].map(([typed = '', mark = '']) => [typed, mark + typed.replace(/[＊｀]/g, '') + mark] as const),
    ),
  () => {
    const [label, gap] = [words(), among([' ', '\u00a0', '\u3000'])];
    return [`**${gap}${label}${gap}**`, `**${label}**`];
  },
  () => [`·npm i·`, '`npm i`'],
  () => [`甲＜br＞乙`, '甲<br>乙'],
];

const sentence = (): Pair => {
  const [typed, meant] = among(inline)();
  const [before, after] = [among(['请看', '先完成', '其中']), among(['。', '，然后继续。', '即可。'])];
  return [before + typed + after, before + meant + after];
};

const lists: readonly ((index: number) => readonly [typed: string, meant: string])[] = [
  (index) => [`${index}、`, `${index}. `],
  (index) => [`（${index}）`, `${index}. `],
  (index) => [`${index}）`, `${index}. `],
  (index) => [`${'①②③④⑤⑥'[index - 1]}`, `${index}. `],
  (index) => [`${'１２３４５６'[index - 1]}．`, `${index}. `],
  (index) => [`${index}.`, `${index}. `],
  () => ['• ', '- '],
  () => ['－ ', '- '],
  () => ['-', '- '],
  () => [`-${odd()}`, '- '],
];

const table = (columns: number, mark: string, bar: string) => {
  const row = (cells: readonly string[]) => `${bar} ${cells.join(` ${bar} `)} ${bar}`;
  const head = row(Array.from({ length: columns }, () => '表头'));
  const delimiter = (count: number) => row(Array.from({ length: count }, () => mark));
  return { head, delimiter, body: some(1, () => row(Array.from({ length: columns }, () => '格'))) };
};

const blocks: readonly (() => Pair)[] = [
  sentence,
  () => {
    const deleted = words();
    return [`～～${deleted}～～`, `~~${deleted}~~`];
  },
  () => {
    const [marks, title] = ['#'.repeat(2 + Math.floor(random() * 3)), words().replaceAll(' ', '')];
    const typed = among([
      `${marks}${title}`,
      `${marks}${odd()}${title}`,
      `${marks.replaceAll('#', '＃')} ${title}`,
      `\u200b${marks} ${title}`,
    ]);
    return [typed, `${marks} ${title}`];
  },
  () => {
    const marks = among(lists);
    const items = some(2, (index) => [marks(index + 1), `的${words()}`] as const);
    const write = (at: 0 | 1) => items.map(([mark, text]) => mark[at] + text).join('\n');
    return [write(0), write(1)];
  },
  () => {
    const count = 2 + Math.floor(random() * 2);
    const { head, body } = table(count, '---', '|');
    const meant = table(count, '---', '|').delimiter(count);
    const typed = among([
      [table(count, '——', '|').delimiter(count)],
      [table(count, '---', '|').delimiter(count - 1)],
      [table(count, '---', '|').delimiter(count + 1)],
      [],
    ]);
    return [[head, ...typed, ...body].join('\n'), [head, meant, ...body].join('\n')];
  },
  () => {
    const { head, body, delimiter } = table(2, '－－', '｜');
    const typed = [head, delimiter(2), ...body].join('\n');
    return [typed, typed.replaceAll('｜', '|').replaceAll('－－', '---')];
  },
  () => {
    const code = some(1, () => among(['npm i', '# 安装', '- a', 'x = 1']));
    const fence = among(['···', '｀｀｀']);
    return [[`${fence}js`, ...code, fence].join('\n'), ['```js', ...code, '```'].join('\n')];
  },
  () => {
    const [typed, meant] = sentence();
    return [`：：：tip\n${typed}\n：：：`, `:::tip\n${meant}\n:::`];
  },
  () => {
    const [typed, meant] = sentence();
    return [`＞ 的${typed}`, `> 的${meant}`];
  },
];

describe('fixes of generated texts', () => {
  it('make what was meant, leave nothing to fix, and change nothing the second time', () => {
    for (let round = 0; round < 200; round += 1) {
      // What is behind a table or a list of the same kind would be a part of it.
      const pairs = some(1, () => among(blocks)());
      const [typed, meant] = [0, 1].map((at) => pairs.map((pair) => pair[at]).join('\n\n正文。\n\n')) as [
        string,
        string,
      ];
      let fixed = typed;
      for (let turn = 0; turn < 4; turn += 1) fixed = applyFixes(fixed, find(fixed)).text;
      expect(showDoc(fixed), typed).toBe(showDoc(meant));
      expect(find(fixed), typed).toEqual([]);
      expect(find(typed).length, typed).toBeGreaterThan(0);
    }
  });

  it('take time in proportion to the length of the text', () => {
    const hostile = [
      '**',
      '** ',
      '＊＊',
      '｀',
      '[',
      '【a】（',
      '\u200b',
      '\u3000',
      '| a ',
      '｜',
      '1、a\n',
      '：：：\n',
      '···\n',
      '<!--',
      '＃',
      '- [',
      '$',
      '·a',
    ];
    for (const piece of hostile) {
      const text = piece.repeat(Math.ceil(60_000 / piece.length));
      const { tree } = parseDocument(text);
      const start = performance.now();
      findUnparsedMarkdown(tree, text, 1);
      expect(performance.now() - start, JSON.stringify(piece)).toBeLessThan(2_000);
    }
  });
});
