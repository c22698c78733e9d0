import { describe, expect, it } from 'vitest';
import { ContentError } from '../../../../src/core/errors.ts';
import type { Manifest } from '../../../../src/core/site/manifest/manifest.ts';
import { checkContent } from '../../../../src/node/check/checkContent.ts';
import {
  applyIndexEdits,
  locateManifestError,
  readSiteManifest,
} from '../../../../src/node/manifest/readSiteManifest.ts';
import { formatFindings } from '../../../../src/node/report/printFindings.ts';
import { testManifest } from '../../../support/testManifest.ts';
import { makeSite } from '../temporarySite.ts';

/** What a writer is told of a manifest that cannot be read. */
async function faultOf(manifest: string | Uint8Array): Promise<string> {
  const siteDir = await makeSite({ 'manifest.json': manifest, 'docs/a.md': '# 甲\n\n正文' });
  const error: unknown = await readSiteManifest(siteDir).catch((reason: unknown) => reason);
  if (!(error instanceof ContentError)) throw new Error('expected a ContentError');
  return formatFindings([await locateManifestError(siteDir, error)], '').join('\n');
}

describe('readSiteManifest', () => {
  it('reports errors of a manifest without versions or site', async () => {
    expect(await faultOf('{\n  "site": { "title": 5 }\n}')).toBe(
      'manifest.json:2:22 manifest manifest.json 有误：site.title：应为文本，收到数字 5',
    );
    expect(await faultOf('{ "versions": [{ "name": "v1", "path": "/docs" }] }')).toBe(
      'manifest.json:1:16 manifest manifest.json 有误：versions[0].label：应有这一项，但没有写',
    );
  });

  it('reads UTF-16, and throws for other encodings', async () => {
    const text = '{\n  "site": { "title": "首页" }\n}';
    const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
    const siteDir = await makeSite({ 'manifest.json': utf16, 'docs/a.md': '# 甲\n\n正文' });
    expect((await readSiteManifest(siteDir)).manifest.site.title).toBe('首页');
    const gbk = Buffer.from(text.replace('首页', '\xca\xd7\xd2\xb3'), 'latin1');
    expect(await faultOf(gbk)).toBe('manifest.json:2 manifest manifest.json 不是 UTF-8 编码，请另存为 UTF-8');
  });
});

describe('a manifest that leaves the versions to us', () => {
  it('reports fields of manifest.json at their lines, guessed ones at none', async () => {
    const siteDir = await makeSite({
      'manifest.json':
        '{\n  "versions": [\n    { "name": "v1", "label": "1", "path": "/docs", "dir": "nope" }]}',
    });
    const told = async () => formatFindings((await checkContent(siteDir)).findings, '');
    expect(await told()).toEqual([
      'manifest.json:3:59 nothing-published 版本 v1 的文件夹 nope 不存在，它的页面都不会发布；请改 dir，或建立这个文件夹',
    ]);
  });
});

describe('a site without a manifest', () => {
  it('reports an empty site once', async () => {
    const { findings } = await checkContent(await makeSite({ 'readme.txt': '' }));
    expect(formatFindings(findings, '')).toEqual([
      'manifest.json:1 nothing-published 站点没有页面，什么也不会发布；请在 docs 里放 markdown 文件，例如 docs/index.md',
    ]);
  });
});

const edit = (known: Manifest, edited: Manifest) =>
  JSON.parse(applyIndexEdits(JSON.stringify(known), known, edited));

describe('applyIndexEdits', () => {
  const known = testManifest;
  const edited: Manifest = {
    ...known,
    site: { ...known.site, title: '新站名', favicon: undefined, editUrl: '/edit/' },
    versions: known.versions.map((version) => ({ ...version, label: `${version.label}（新）`, docs: [] })),
  };

  it('applies edits of handwritten fields only', () => {
    const { site, versions } = edit(known, edited);
    expect(site).toMatchObject({ title: '新站名', editUrl: '/edit/' });
    expect(site.favicon).toBeUndefined();
    expect(versions[0].label).toBe(`${known.versions[0]?.label}（新）`);
    expect(versions[0].docs).toEqual(JSON.parse(JSON.stringify(known.versions[0]?.docs)));
  });

  it('keeps the text in one line', () => {
    expect(applyIndexEdits(JSON.stringify(known), known, edited)).not.toContain('\n');
  });
});
