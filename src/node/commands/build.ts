import { resolve } from 'node:path';
import { listFirstRouteFiles, measureFiles } from '../engine/sizes.ts';
import { readArguments, readBasePath, runCommand } from '../lib/commandLine.ts';
import { findSiteDir } from '../lib/siteDir.ts';
import { printFindings } from '../report/printFindings.ts';
import { buildSite } from '../site/buildSite.ts';

const USAGE = `npm run build
  构建可以放到 GitHub Pages 或任何静态服务器上的站点。
环境变量：
  OUT_DIR    输出文件夹（默认 dist）
  BASE_PATH  站点在服务器上的路径，例如 /repo/（默认 /）
  SITE_DIR   站点文件夹（默认 public）
  SERVICE_WORKER=off  不用 Service Worker，并让已经装有它的浏览器将它移除`;

readArguments(USAGE);
await runCommand(async (seconds) => {
  const siteDir = findSiteDir();
  const outDir = resolve(process.env.OUT_DIR || 'dist');
  const basePath = readBasePath(process.env.BASE_PATH);
  console.log(`正在构建：${siteDir} → ${outDir}，基础路径 ${basePath}`);
  const { manifest, findings, engine, counts } = await buildSite({
    siteDir,
    outDir,
    basePath,
    hasServiceWorker: process.env.SERVICE_WORKER !== 'off',
    report: console.log,
  });
  printFindings(findings, siteDir);
  if (manifest.site.url === '')
    console.log(
      'manifest.json 没有写 site.url：不生成 sitemap.xml 和 opensearch.xml，页面没有规范地址，订阅用相对地址。',
    );
  const files = listFirstRouteFiles(engine);
  const [js, css] = await Promise.all([measureFiles(outDir, files.js), measureFiles(outDir, files.css)]);
  console.log(
    `构建完成：${counts.addresses} 个地址（${counts.shells} 个页面文件，排版 ${counts.drawn} 页），复制 ${counts.copied} 个文件；` +
      `首次访问 JS ${js} 字节、CSS ${css} 字节（gzip）；用时 ${seconds()} 秒。`,
  );
});
