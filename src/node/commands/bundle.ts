import { stat } from 'node:fs/promises';
import { buildKit } from '../kit/buildKit.ts';
import { readArguments, runCommand } from '../lib/commandLine.ts';
import { createProgress } from '../lib/progress.ts';
import { FOLLOW_LINKS_HELP, FOLLOW_LINKS_OPTION } from '../lib/siteLinks.ts';
import { typedPath } from '../lib/typedPath.ts';
import { openSiteDir } from '../refactor/openSiteDir.ts';
import { describeFindingNews } from '../report/findingNews.ts';

const USAGE = `npm run bundle -- [--follow-links]
  生成离线文档：一个文件夹和同名的 zip。双击其中的 index.html 即可阅读，
  放到任何网站的任何路径下也能用；说明见其中的「使用说明.txt」。
选项：
  ${FOLLOW_LINKS_HELP}
环境变量：
  OUT_DIR    输出文件夹（默认 dist-offline）
  SITE_DIR   站点文件夹（默认 public）`;

const BYTES_PER_MB = 1_000_000;

const { values } = readArguments(USAGE, { options: FOLLOW_LINKS_OPTION });
await runCommand(async (seconds) => {
  const siteDir = await openSiteDir(values['follow-links']);
  const outDir = typedPath(process.env.OUT_DIR, 'dist-offline');
  const progress = createProgress();
  console.log(`正在生成离线文档：${siteDir} → ${outDir}`);
  const { archive, pages, findings } = await buildKit({ siteDir, outDir, onProgress: progress.tell });
  progress.end();
  for (const line of describeFindingNews(siteDir, findings)) console.log(line);
  const megabytes = ((await stat(archive)).size / BYTES_PER_MB).toFixed(1);
  console.log(`完成：${pages} 个文档，${archive}（${megabytes} MB）；用时 ${seconds()} 秒。`);
});
