import { expect, it } from 'vitest';
import { createProgress, describeStep } from '../../../../src/node/lib/progress.ts';

function open(isTTY: boolean) {
  const written: string[] = [];
  let time = 0;
  const progress = createProgress({ isTTY, write: (text) => written.push(text) }, () => time);
  return { written, ...progress, at: (seconds: number) => (time = seconds * 1000) };
}

it('tells how much is done, and how long the rest will take', () => {
  expect(describeStep('排版页面', 6000, 300, 1000)).toBe('排版页面：300/1000，约剩 14 秒');
  expect(describeStep('排版页面', 1000, 300, 1000)).toBe('排版页面：300/1000');
  expect(describeStep('排版页面', 6000, 0, 1000)).toBe('排版页面：0/1000');
  expect(describeStep('打包', 6000)).toBe('打包……');
});

it('is one line on a terminal, which makes room at the end', () => {
  const { written, at, tell, end } = open(true);
  at(3);
  tell('排版页面', 1, 9);
  tell('排版页面', 2, 9);
  end();
  end();
  expect(written).toEqual(['\r\x1b[2K排版页面：1/9', '\r\x1b[2K排版页面：2/9', '\r\x1b[2K']);
});

it('is a line for each step in a log, and now and then one for its count', () => {
  const { written, at, tell, end } = open(false);
  at(3);
  tell('排版页面', 1, 9);
  tell('排版页面', 2, 9);
  at(14);
  tell('排版页面', 3, 9);
  tell('打包');
  end();
  expect(written).toEqual(['排版页面：1/9\n', '排版页面：3/9，约剩 22 秒\n', '打包……\n']);
});

it('says nothing where all is done soon', () => {
  const { written, at, tell, end } = open(false);
  at(1);
  tell('打包');
  end();
  expect(written).toEqual([]);
});
