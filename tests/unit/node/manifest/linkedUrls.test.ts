import { expect, it } from 'vitest';
import { resolveLink } from '../../../../src/core/site/urls/resolveLink.ts';
import { buildManifest } from '../../../../src/node/manifest/buildManifest.ts';
import { makeSite } from '../temporarySite.ts';

it('a link of another engine’s site leads to the page that its URL names', async () => {
  const siteDir = await makeSite({
    'docusaurus.config.js': `module.exports = { baseUrl: '/x/', plugins: [
      ['@docusaurus/plugin-client-redirects', { redirects: [{ from: '/old', to: '/docs/Guide' }] }],
    ] };`,
    'docs/Guide.md':
      '# Guide\n\n[options](configuration#x) [old](/old) [lost](nowhere) [up](sub/deep) [base](/x/docs/Guide)',
    'docs/Configuration.md': '---\nid: configuration\n---\n# Options',
    'docs/sub/01-deep.md': '# Deep\n\n[options](../configuration) [top](Guide.md#x)',
  });
  const { manifest } = await buildManifest(siteDir, { lastUpdates: false, drafts: false });
  const [version] = manifest.versions;
  const resolve = (file: string, href: string) => {
    const target = resolveLink(manifest, { file, version }, href);
    return target.kind === 'page' ? target.path : target.kind;
  };
  expect(resolve('docs/Guide.md', 'configuration#x')).toBe('/docs/configuration');
  expect(resolve('docs/Guide.md', '/old')).toBe('/docs/Guide');
  expect(resolve('docs/Guide.md', '/x/docs/Guide')).toBe('/docs/Guide');
  expect(resolve('docs/Guide.md', 'nowhere')).toBe('broken');
  expect(resolve('docs/Guide.md', 'sub/deep')).toBe('/docs/sub/deep');
  expect(resolve('docs/sub/01-deep.md', 'Guide.md#x')).toBe('/docs/Guide');
  expect(resolve('docs/sub/01-deep.md', '../configuration')).toBe('/docs/configuration');
});

it('a link to nothing stays one where the site has a page at its root', async () => {
  const siteDir = await makeSite({
    'mkdocs.yml': 'site_name: T',
    'docs/index.md': '# Home',
    'docs/guide/a.md': '# A\n\n[lost](../none/) [lost](b.md)',
  });
  const { manifest } = await buildManifest(siteDir, { lastUpdates: false, drafts: false });
  expect(manifest.versions[0]?.docs.map(({ attachments }) => attachments)).toEqual([undefined, undefined]);
});

it('a link with the ending .md leads to the page that has the ending .mdx', async () => {
  const siteDir = await makeSite({
    'rspress.config.ts': 'export default { root: "docs" }',
    'docs/a.mdx': '# A',
    'docs/b.mdx': '# B\n\n[A](/a.md#x) [lost](/c.md)',
  });
  const { manifest } = await buildManifest(siteDir, { lastUpdates: false, drafts: false });
  const doc = manifest.versions[0]?.docs.find(({ file }) => file === 'docs/b.mdx');
  expect(doc?.attachments).toEqual({ 'a.md': 'docs/a.mdx' });
});
