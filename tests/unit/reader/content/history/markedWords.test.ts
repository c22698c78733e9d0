import { describe, expect, it } from 'vitest';
import { findMarkedWords, markState } from '../../../../../src/reader/content/history/markedWords.ts';

describe('findMarkedWords', () => {
  it('reads what markState writes', () => {
    expect(findMarkedWords({ state: markState(['部署', 'docker']) })).toEqual(['部署', 'docker']);
  });

  it('takes nothing strange from the history', () => {
    for (const state of [
      null,
      undefined,
      'x',
      {},
      { words: 'x' },
      { words: { length: 3 } },
      { overlay: 'menu' },
    ])
      expect(findMarkedWords({ state })).toEqual([]);
    expect(findMarkedWords({ state: { words: [1, 'a', null, '长'.repeat(200)] } })).toEqual(['a']);
    expect(findMarkedWords({ state: { words: Array(1000).fill('a') } })).toHaveLength(32);
  });
});
