import { describe, expect, it } from 'vitest';
import { matchAnchor, splitAnchor } from '../../../../../src/core/site/urls/anchors.ts';

describe('matchAnchor', () => {
  it.each([
    ['build-target', 'buildtarget'],
    ['vitejs-plugin-rsc', 'vitejsplugin-rsc'],
    ['_1-安装', '1-安装'],
    ['例题_1', '例题-1'],
    ['ÜBER', 'über'],
  ])('%s means %s', (anchor, id) => {
    expect(matchAnchor(['其他', id], anchor)).toBe(id);
  });

  it.each([['没有'], ['---'], ['buildtargets']])('%s means none', (anchor) => {
    expect(matchAnchor(['buildtarget', '—'], anchor)).toBeUndefined();
  });
});

it.each([
  ['https://x.example/docs/a', 'https://x.example/docs/a', ''],
  ['https://x.example/docs/a?compare=v7#%E5%AE%89', 'https://x.example/docs/a', '安'],
  ['https://x.example/docs/a#100%', 'https://x.example/docs/a', '100%'],
  ['file:///kit/index.html#/docs/a', 'file:///kit/index.html#/docs/a', ''],
  ['file:///kit/index.html#/docs/a?compare=v7#%E5%AE%89', 'file:///kit/index.html#/docs/a', '安'],
  ['file:///kit/index.html', 'file:///kit/index.html', ''],
])('%s', (address, page, anchor) => {
  expect(splitAnchor(address)).toEqual({ page, anchor });
});
