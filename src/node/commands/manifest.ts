import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { insertMember } from '../../writer/refactor/jsonEdits.ts';
import { findUrlConflicts } from '../build/siteUrls.ts';
import { readArguments, runCommand } from '../lib/commandLine.ts';
import { replaceFile } from '../lib/replaceFile.ts';
import { FOLLOW_LINKS_HELP, FOLLOW_LINKS_OPTION } from '../lib/siteLinks.ts';
import { readSite } from '../manifest/buildManifest.ts';
import { countManifestChanges, findManifestChanges } from '../manifest/manifestChanges.ts';
import { manifestSchemaText } from '../manifest/manifestSchema.ts';
import { manifestText } from '../manifest/manifestText.ts';
import { openSiteDir } from '../refactor/openSiteDir.ts';
import { countPages } from '../report/countPages.ts';
import { formatFindings } from '../report/printFindings.ts';

const USAGE = `npm run manifest -- [--check] [--follow-links]
  按 markdown 文件补全 manifest.json 里的 docs、sidebars 和 pages，手写的部分原样保留。
选项：
  --check    不写文件；manifest.json 不是最新时列出差异，并以退出码 1 结束
  ${FOLLOW_LINKS_HELP}
  --help     显示本说明
环境变量：
  SITE_DIR   站点文件夹（默认 public）`;

const SCHEMA = './manifest.schema.json';
/** Changes that are named when they are written; a check names all. */
const NAMED_CHANGES = 20;

const { check, 'follow-links': isFollowing } = readArguments(USAGE, {
  options: { check: { type: 'boolean' }, ...FOLLOW_LINKS_OPTION },
}).values;
await runCommand(async (seconds) => {
  const siteDir = await openSiteDir(isFollowing);
  const path = join(siteDir, 'manifest.json');
  const { written, complete } = await readSite(siteDir, { lastUpdates: false });
  const isOnDisk = written.onDisk !== undefined;
  const built = await complete({ drafts: false });
  const { manifest } = built;
  const findings = [...built.findings, ...(await findUrlConflicts(siteDir, built))];
  // What readers of a site without a manifest get names no schema; an editor that opens the new file finds one.
  const base = isOnDisk ? written.text : insertMember(written.text, [], '$schema', SCHEMA, 'site');
  const fresh = manifestText(manifest, base);
  const old = isOnDisk
    ? (await readFile(path, 'utf8')).replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
    : undefined;
  const changes = findManifestChanges(written.manifest, manifest, check ? 'check' : 'written');
  const named = check ? changes : changes.slice(0, NAMED_CHANGES);
  for (const line of [...formatFindings(findings, siteDir), ...named]) console.log(line);
  if (named.length < changes.length) console.log(`……另有 ${changes.length - named.length} 处变化`);
  // It follows the code, not the pages.
  if (!check) await replaceFile(join(siteDir, 'manifest.schema.json'), manifestSchemaText());
  if (old === fresh) {
    console.log(`manifest.json 已是最新：${countPages(manifest)}。`);
  } else if (check) {
    const reason = isOnDisk ? '不是最新' : '不存在';
    console.log(
      `manifest.json ${reason}${changes.length === 0 ? '（只有排版不同）' : ''}，请运行 npm run manifest。`,
    );
    process.exitCode = 1;
  } else {
    await writeFile(path, fresh);
    const counts = countManifestChanges(written.manifest, manifest);
    console.log(
      `已写入 ${path}：${counts === '' ? '' : `${counts}；`}现有 ${countPages(manifest)}；用时 ${seconds(2)} 秒。`,
    );
  }
});
