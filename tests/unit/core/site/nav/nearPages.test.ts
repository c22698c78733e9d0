import { describe, expect, it } from 'vitest';
import { findNearPages } from '../../../../../src/core/site/nav/nearPages.ts';
import { sampleManifest, versionNamed } from '../../../../support/sampleManifest.ts';

describe('findNearPages', () => {
  const version = versionNamed(sampleManifest(), 'v8');
  it.each([
    ['/docs/deplyo', 'deploy'],
    ['/docs/v6/osc/engineering.html', 'osc/engineering'],
    ['/docs/OSC/Engineering', 'osc/engineering'],
    ['/docs/README', 'index'],
    ['/docs/osc/README', 'osc/index'],
    ['/docs/osc/index', 'osc/index'],
    ['/docs/v8', 'index'],
    ['/docs/v8/README', 'index'],
    ['/docs/v8/deploy', 'deploy'],
    ['/docs/v8/osc/readme.md', 'osc/index'],
  ])('offers for %s first %s', (path, id) => expect(findNearPages(version, path)[0]?.id).toBe(id));

  it('offers three at most', () =>
    expect(findNearPages(version, '/docs/osc/e').length).toBeLessThanOrEqual(3));

  it('offers nothing far-fetched', () => expect(findNearPages(version, '/docs/qqqqq')).toEqual([]));
});
