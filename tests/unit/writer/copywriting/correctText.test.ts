import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { correctText, listCorrections } from '../../../../src/writer/copywriting/correctText.ts';
import { loadAutocorrect } from '../../../support/autocorrect.ts';

const root = join(import.meta.dirname, '../../../..');

function listLines(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .flatMap((file) => readFileSync(join(root, folder, file), 'utf8').split(/\r?\n/));
}

/** The same sequence of numbers at each run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const PIECES = [
  ...'中文字あカ한ㄅab7Z９Ａ　 ,.:;!?，。、：；！？（）「」()[]“”‘’"\'|+-#%$\\/`~—…\n\t_é',
  ...['http://a.b/', 'docs/页', 'a.html#测试', '12：30', '-100', '10%', 'C++', '300+'],
];

describe('correctText', () => {
  it('writes what AutoCorrect writes', async () => {
    const correct = await loadAutocorrect();
    const random = createRandom(7);
    const made = Array.from({ length: 20_000 }, () =>
      Array.from({ length: 1 + random(9) }, () => PIECES[random(PIECES.length)]).join(''),
    );
    const lines = [...listLines('public'), ...listLines('tests/fixtures/foreign'), ...made];
    const different = lines.filter((line) => correctText(line) !== correct(line));
    expect(different.slice(0, 5).map((line) => [line, correctText(line), correct(line)])).toEqual([]);
    expect(lines.length).toBeGreaterThan(25_000);
  });
});

const show = (written: string, correct: string) =>
  listCorrections(written, correct).map(({ rule, start, end }) => `${rule} ${start}-${end}`);

describe('listCorrections', () => {
  it('finds missing and needless spaces and other characters, each in its place', () => {
    expect(show('启动Docker,好', '启动 Docker，好')).toEqual(['spacing 2-2', 'punctuation 8-9']);
    expect(show('用 x ，好', '用 x，好')).toEqual(['spacing 3-4']);
    expect(show('好, 的', '好，的')).toEqual(['punctuation 1-2', 'spacing 2-3']);
    expect(show('好', '好')).toEqual([]);
  });

  it('puts a narrow space in a wide one’s place, or none, and keeps the words', () => {
    const mend = (written: string, correct: string) =>
      listCorrections(written, correct).reduceRight(
        (text, change) => text.slice(0, change.start) + change.text + text.slice(change.end),
        written,
      );
    expect(show('　好', ' 好')).toEqual(['spacing 0-1']);
    expect(show('好　，再', '好，再')).toEqual(['spacing 1-2']);
    for (const text of ['　　本文介绍Docker部署。', '好　，再见 　的'])
      expect(mend(text, correctText(text))).toBe(correctText(text));
    expect(show('　　本文介绍部署。', correctText('　　本文介绍部署。'))).toHaveLength(2);
  });

  it('ends on texts that have nothing in common', () => {
    expect(show('好的 ', '好')).toEqual(['punctuation 1-2', 'spacing 2-3']);
    expect(show('', '好')).toEqual(['punctuation 0-1']);
  });
});
