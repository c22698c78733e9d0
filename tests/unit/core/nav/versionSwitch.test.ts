import { describe, expect, it } from 'vitest';
import { findSamePage } from '../../../../src/core/nav/versionSwitch.ts';
import { sampleManifest, versionNamed } from '../../../support/sampleManifest.ts';

describe('findSamePage', () => {
  const v7 = versionNamed(sampleManifest(), 'v7');
  it('keeps the doc of the same id', () => {
    expect(findSamePage(v7, 'osc/index')).toEqual({ path: '/docs/v7/osc/', isSame: true });
  });
  it('falls back to the main doc and says so', () => {
    expect(findSamePage(v7, 'deploy')).toEqual({ path: '/docs/v7/', isSame: false });
  });
});
