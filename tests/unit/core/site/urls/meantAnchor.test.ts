import { describe, expect, it } from 'vitest';
import { findMeantAnchor } from '../../../../../src/core/site/urls/meantAnchor.ts';

describe('findMeantAnchor', () => {
  it.each([
    ['build-target', 'buildtarget'],
    ['vitejs-plugin-rsc', 'vitejsplugin-rsc'],
    ['_1-安装', '1-安装'],
    ['例题_1', '例题-1'],
    ['ÜBER', 'über'],
  ])('%s means %s', (anchor, id) => {
    expect(findMeantAnchor(['其他', id], anchor)).toBe(id);
  });

  it.each([['没有'], ['---'], ['buildtargets']])('%s means none', (anchor) => {
    expect(findMeantAnchor(['buildtarget', '—'], anchor)).toBeUndefined();
  });
});
