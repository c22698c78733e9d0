import { describe, expect, it } from 'vitest';
import { findRedirect, parseUrlTarget } from '../../../../../src/core/site/urls/redirects.ts';
import { sampleManifest } from '../../../../support/sampleManifest.ts';

const redirects = {
  '/docs/old.html': '/docs/deploy',
  '/docs/old#a': '/docs/osc/#b',
  '/docs/%E6%97%A7/': '/docs/older',
  '/docs/older': '/docs/osc/engineering#first',
  '/docs/round': '/docs/about',
  '/docs/about': '/docs/round',
  '/docs/deploy': '/docs/osc/',
  '/docs/deploy#gone': '/docs/deploy#here',
};
const lead = (address: string) => {
  const to = findRedirect({ ...sampleManifest(), redirects }, parseUrlTarget(address));
  return to && (to.anchor === '' ? to.path : `${to.path}#${to.anchor}`);
};

describe('findRedirect', () => {
  it('knows an old address in all its spellings', () => {
    for (const address of ['/docs/old', '/docs/old/', '/docs/old/index.html'])
      expect(lead(address)).toBe('/docs/deploy');
  });

  it('keeps an anchor, unless it has a place of its own or the new address names one', () => {
    expect(lead('/docs/old#x')).toBe('/docs/deploy#x');
    expect(lead('/docs/old#a')).toBe('/docs/osc/#b');
    expect(lead('/docs/older#x')).toBe('/docs/osc/engineering#first');
  });

  it('follows a chain to its end, and no circle', () => {
    expect(lead('/docs/旧')).toBe('/docs/osc/engineering#first');
    expect(lead('/docs/round')).toBeUndefined();
  });

  it('leaves a page where it stands; an anchor of it may have moved', () => {
    expect(lead('/docs/deploy')).toBeUndefined();
    expect(lead('/docs/deploy#gone')).toBe('/docs/deploy#here');
    expect(lead('/docs/deploy#else')).toBeUndefined();
    expect(lead('/docs/none')).toBeUndefined();
  });
});
