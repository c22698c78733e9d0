import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../src/core/document/parseDocument.ts';
import type { Finding } from '../../../../src/core/site/manifest/finding.ts';
import { versionOfFile } from '../../../../src/core/site/urls/siteIndex.ts';
import { checkContent } from '../../../../src/node/check/checkContent.ts';
import { findDiagramError } from '../../../../src/node/check/findDiagramError.ts';
import { createDiskLookup } from '../../../../src/node/check/siteFiles.ts';
import { readTextFile } from '../../../../src/node/lib/readText.ts';
import { buildManifest } from '../../../../src/node/manifest/buildManifest.ts';
import { checkPage, type PageToCheck } from '../../../../src/writer/lint/checkPage.ts';
import { collectLinks } from '../../../../src/writer/lint/collectLinks.ts';
import { lintText } from '../../../../src/writer/lint/lintText.ts';
import { suggestFixes } from '../../../../src/writer/lint/suggestFixes.ts';
import { makeSite } from '../../node/temporarySite.ts';

const foreign = join(import.meta.dirname, '../../../fixtures/foreign');

async function openSite(siteDir: string) {
  const whole = await buildManifest(siteDir, { lastUpdates: false, drafts: true });
  const { manifest } = whole;
  const read = (file: string) => readTextFile(join(siteDir, file));
  const pageCheck = {
    manifest,
    findDiagramError,
    findFileProblem: await createDiskLookup(siteDir, manifest),
    readIds: async (file: string) => collectLinks(parseDocument((await read(file)).text).doc).ids,
  };
  const check = async (entry: PageToCheck['entry']) => {
    const { text, badLine, encoding } = await read(entry.file);
    const linted = lintText({ text, ...parseDocument(text), badLine, encoding });
    const version = versionOfFile(manifest, entry.file);
    return { linted, version, findings: await checkPage(pageCheck, { entry, version }, linted) };
  };
  return { whole, manifest, check, pageCheck };
}

const say = ({ file, line, column, rule, message }: Finding) =>
  `${file}:${line}:${column} ${rule} ${message}`;

/** About two pages, or about a page's place in the site: one text cannot tell. */
const isOfSite = ({ rule, message }: Finding) =>
  rule === 'orphan' || rule === 'duplicate-route' || (rule === 'duplicate-id' && message.startsWith('id「'));

describe('checkPage', () => {
  it('says of each page of the foreign site what the command says', async () => {
    const { whole, manifest, check } = await openSite(foreign);
    const { findings } = await checkContent(foreign, { whole });
    const entries = [...manifest.versions.flatMap(({ docs }) => docs), ...manifest.pages];
    let count = 0;
    for (const entry of entries) {
      const here = await check(entry);
      const ofCommand = findings.filter((finding) => finding.file === entry.file && !isOfSite(finding));
      const ofEditor = here.findings.filter((finding) => !isOfSite(finding));
      expect(ofEditor.map(say).sort(), entry.file).toEqual(ofCommand.map(say).sort());
      count += ofEditor.length;
    }
    expect(count).toBeGreaterThan(40);
  });

  it('offers the nearest address and the nearest heading', async () => {
    const { manifest, check, pageCheck } = await openSite(
      await makeSite({
        'docs/index.md':
          '# 首页\n\n见 [部署](./deply.md)、[安装](deploy.md#安装步聚)、[本页](#第一届)。\n\n## 第一节\n',
        'docs/deploy.md': '# 部署\n\n正文\n\n## 安装步骤\n',
      }),
    );
    const { linted, version, findings } = await check({ file: 'docs/index.md' });
    const idsOf = async (href: string) =>
      href.startsWith('#') ? linted.ids : pageCheck.readIds('docs/deploy.md');
    const writing = { manifest, file: 'docs/index.md', version, addresses: linted.addresses, idsOf };
    const suggestions = await Promise.all(findings.map((finding) => suggestFixes(writing, finding)));
    expect(suggestions.map((fix) => [fix?.written, fix?.replacements[0]])).toEqual([
      ['./deply.md', 'deploy.md'],
      ['deploy.md#安装步聚', 'deploy.md#安装步骤'],
      ['#第一届', '#第一节'],
    ]);
  });
});
