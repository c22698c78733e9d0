import { describe, expect, it } from 'vitest';
import { parseManifest } from '../../../../src/core/site/manifest/parseManifest.ts';
import { countManifestChanges, findManifestChanges } from '../../../../src/node/manifest/manifestChanges.ts';

const manifest = (docs: object[], sidebars = {}) =>
  parseManifest(
    JSON.stringify({
      site: { title: 'T' },
      versions: [{ name: 'v8', label: 'v8', path: '/docs', docs, sidebars }],
    }),
  );
const doc = (id: string, more = {}) => ({
  id,
  path: `/docs/${id}`,
  title: id,
  file: `docs/${id}.md`,
  ...more,
});

describe('findManifestChanges', () => {
  it('describes added, removed and changed pages', () => {
    const written = manifest([doc('a'), doc('b', { hash: '1' })]);
    const fresh = manifest([doc('b', { hash: '2', title: '乙' }), doc('c')], { main: [] });
    expect(findManifestChanges(written, fresh)).toEqual([
      'v8 多出 a',
      'v8 的 b 已变（hash、title）',
      'v8 缺少 c（docs/c.md）',
      'v8 的侧边栏已变',
    ]);
    expect(findManifestChanges(written, fresh, 'written')).toEqual([
      'v8 去掉 a',
      'v8 的 b 已更新（hash、title）',
      'v8 新增 c（docs/c.md）',
      'v8 的侧边栏已更新',
    ]);
    expect(countManifestChanges(written, fresh)).toBe('新增 1 页，更新 1 页，去掉 1 页');
  });

  it('describes nothing for equal manifests', () => {
    const written = manifest([doc('a')]);
    const fresh = {
      ...written,
      versions: written.versions.map((v) => ({ ...v, docs: [{ ...doc('a'), draft: undefined }] })),
    };
    expect(findManifestChanges(written, fresh)).toEqual([]);
    expect(countManifestChanges(written, fresh)).toBe('');
  });
});
