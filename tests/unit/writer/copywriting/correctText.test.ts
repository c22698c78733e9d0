import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { correctText } from '../../../../src/writer/copywriting/correctText.ts';
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
