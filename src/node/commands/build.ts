import { buildSite } from '../build/buildSite.ts';
import { listFirstRouteFiles, measureFiles } from '../compile/engineBuild.ts';
import { readArguments, readBasePath, runCommand } from '../lib/commandLine.ts';
import { createProgress } from '../lib/progress.ts';
import { FOLLOW_LINKS_HELP, FOLLOW_LINKS_OPTION } from '../lib/siteLinks.ts';
import { typedPath } from '../lib/typedPath.ts';
import { assertArchivable, zipFiles } from '../lib/zipFiles.ts';
import { openSiteDir } from '../refactor/openSiteDir.ts';
import { describeFindingNews } from '../report/findingNews.ts';

const USAGE = `npm run build -- [--changed] [--archive 文件.zip] [--follow-links]
  构建可以放到 GitHub Pages 或任何静态服务器上的站点。完成之前，上一次构建的结果原样保留。
选项：
  --changed  列出与上一次构建不同的文件：+ 新增或改动，- 删除
  --archive  把新增和改动的文件打包，上传时只用传这些
  ${FOLLOW_LINKS_HELP}
环境变量：
  OUT_DIR    输出文件夹（默认 dist）
  BASE_PATH  站点在服务器上的路径，例如 /repo/（默认 /）
  SITE_DIR   站点文件夹（默认 public）
  SERVICE_WORKER=off  不用 Service Worker，并让已经装有它的浏览器将它移除`;

const {
  changed: isListed,
  archive: archiveName,
  'follow-links': isFollowing,
} = readArguments(USAGE, {
  options: { changed: { type: 'boolean' }, archive: { type: 'string' }, ...FOLLOW_LINKS_OPTION },
}).values;
await runCommand(async (seconds) => {
  const siteDir = await openSiteDir(isFollowing);
  const outDir = typedPath(process.env.OUT_DIR, 'dist');
  const archive = archiveName === undefined ? undefined : typedPath(archiveName, '');
  const basePath = readBasePath(process.env.BASE_PATH);
  console.log(`正在构建：${siteDir} → ${outDir}，基础路径 ${basePath}`);
  // Once the files are in their places nobody knows any more which ones have changed.
  if (archive !== undefined) await assertArchivable(archive);
  const progress = createProgress();
  const { site, findings, engine, counts, changes } = await buildSite({
    siteDir,
    outDir,
    basePath,
    hasServiceWorker: process.env.SERVICE_WORKER !== 'off',
    onProgress: progress.tell,
    report: (problem) => {
      progress.end();
      console.log(problem);
    },
  });
  progress.end();
  for (const line of describeFindingNews(siteDir, findings)) console.log(line);
  if (site.url === '')
    console.log(
      'manifest.json 没有写 site.url：不生成 sitemap.xml 和 opensearch.xml，页面没有规范地址，订阅用相对地址。',
    );
  if (isListed) {
    for (const file of changes.written) console.log(`+ ${file}`);
    for (const file of changes.removed) console.log(`- ${file}`);
  }
  if (archive !== undefined) await zipFiles(outDir, changes.written, archive);
  const files = listFirstRouteFiles(engine);
  const [js, css] = await Promise.all([measureFiles(outDir, files.js), measureFiles(outDir, files.css)]);
  console.log(
    `构建完成：${counts.addresses} 个地址（${counts.shells} 个页面文件，排版 ${counts.drawn} 页），复制 ${counts.copied} 个文件；` +
      `新增或改动 ${changes.written.length} 个文件，删除 ${changes.removed.length} 个；` +
      `首次访问 JS ${js} 字节、CSS ${css} 字节（gzip）；用时 ${seconds()} 秒。`,
  );
});
