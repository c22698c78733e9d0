import { describe, expect, it } from 'vitest';
import {
  isOldPageCache,
  isOwnCache,
  isSavedCache,
  pageCache,
  savedCache,
  visitedCache,
} from '../../../../src/core/offline/cacheNames.ts';

const root = 'https://x.org/';
const below = 'https://x.org/repo/';

describe('the names of caches', () => {
  it('keep the sites of one origin apart', () => {
    for (const name of [visitedCache('text', below), pageCache('1f', below), savedCache('v8', 'a', below)]) {
      expect(isOwnCache(name, below)).toBe(true);
      expect(isOwnCache(name, root)).toBe(false);
    }
    expect(isOwnCache('docs-precache-v2-https://x.org/', root)).toBe(true);
    expect(isOwnCache('other|https://x.org/', root)).toBe(false);
  });

  it('tell the pages of another deployment', () => {
    expect(isOldPageCache(pageCache('1f', root), '2a', root)).toBe(true);
    expect(isOldPageCache(pageCache('2a', root), '2a', root)).toBe(false);
    expect(isOldPageCache(pageCache('1f', below), '2a', root)).toBe(false);
    expect(isOldPageCache(visitedCache('text', root), '2a', root)).toBe(false);
  });

  it('tell one saved version from another', () => {
    const name = savedCache('v8|beta', 'a', root);
    expect(isSavedCache(name, root)).toBe(true);
    expect(isSavedCache(name, root, 'v8|beta')).toBe(true);
    expect(isSavedCache(name, root, 'v8')).toBe(false);
    expect(isSavedCache(visitedCache('part', root), root)).toBe(false);
  });
});
