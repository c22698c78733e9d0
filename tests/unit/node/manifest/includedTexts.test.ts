import { describe, expect, it } from 'vitest';
import { buildManifest } from '../../../../src/node/manifest/buildManifest.ts';
import { makeSite } from '../temporarySite.ts';

describe('buildManifest, of a page that is a text of another file', () => {
  it('takes title and first sentence from the included text', async () => {
    const siteDir = await makeSite({
      'docs/index.md': '# 首页\n\n从这里开始。\n',
      'docs/about.md': '<!-- @include: ../README.md -->\n',
      'docs/named.md': '---\ntitle: 另一个名字\n---\n\n<!-- @include: ../README.md -->\n',
      'pages/about.md': '<!-- @include: ../README.md -->\n',
      'README.md': '# 春松客服\n\n开源的客服系统。\n',
    });
    const { manifest, findings } = await buildManifest(siteDir, { lastUpdates: false, drafts: false });
    const [version] = manifest.versions;
    const entries = [...(version?.docs ?? []), ...manifest.pages];
    expect(entries.map(({ id, title, description }) => [id, title, description])).toEqual([
      ['about', '春松客服', '开源的客服系统。'],
      ['index', '首页', '从这里开始。'],
      ['named', '另一个名字', '开源的客服系统。'],
      ['about', '春松客服', '开源的客服系统。'],
    ]);
    expect(findings).toEqual([]);
  });
});
