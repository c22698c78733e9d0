import { expect, it } from 'vitest';
import { findPageFacts } from '../../../../src/node/facts/findPageFacts.ts';
import { findKeptDoc, forgetDocs, keepDocs } from '../../../../src/node/facts/keptDocs.ts';

const read = (text: string) => findPageFacts({ text, hash: text, badLine: undefined });

it('keeps what was parsed for as long as somebody draws', () => {
  read('# 早');
  expect(findKeptDoc('# 早')).toBeUndefined();
  keepDocs();
  read('# 安装');
  expect(findKeptDoc('# 安装')?.title).toBe('安装');
  forgetDocs();
  expect(findKeptDoc('# 安装')).toBeUndefined();
});
