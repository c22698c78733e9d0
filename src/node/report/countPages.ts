import type { Manifest } from '../../core/site/manifest/manifest.ts';

/** @example countPages(manifest) === 'v8 12 页，v7 9 页，另有 1 个单独的页面' */
export function countPages({ versions, pages }: Manifest): string {
  const counts = versions.map(({ name, docs }) => `${name} ${docs.length} 页`);
  return `${counts.join('，')}，另有 ${pages.length} 个单独的页面`;
}
