import { describe, expect, it } from 'vitest';
import {
  findMarkedWords,
  hasOverlay,
  locationBelow,
  markState,
  overlayState,
} from '../../../../src/reader/content/historyState.ts';

const entry = { pathname: '/docs/faq', search: '?a=1', hash: '#b', state: null, key: 'one' };
const opened = { ...entry, key: 'two', state: overlayState('search') };

describe('an overlay in an entry of the history', () => {
  it('is known by its name', () => {
    expect(hasOverlay(opened)).toBe(true);
    expect(hasOverlay(opened, 'search')).toBe(true);
    expect(hasOverlay(opened, 'menu')).toBe(false);
  });

  it.each([null, undefined, 'overlay', 7, {}])('is not read out of a strange state: %j', (state) => {
    expect(hasOverlay({ state })).toBe(false);
  });
});

describe('the place below an overlay', () => {
  it('stays the very same while one opens, another takes its place, and it closes', () => {
    expect(locationBelow(opened, entry)).toBe(entry);
    expect(locationBelow({ ...opened, key: 'three', state: overlayState('menu') }, entry)).toBe(entry);
    expect(locationBelow({ ...entry }, entry)).toBe(entry);
  });

  it.each([
    ['another page', { ...opened, pathname: '/docs/deploy' }],
    ['another query', { ...opened, search: '' }],
    ['another anchor', { ...opened, hash: '#c' }],
    ['the same anchor chosen once more', { ...entry, key: 'two' }],
  ])('moves with %s', (_, next) => {
    expect(locationBelow(next, entry)).toBe(next);
  });
});

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
