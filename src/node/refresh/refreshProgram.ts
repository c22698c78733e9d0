// What `node refresh.mjs` runs inside a published site or a kit; compile/refreshPart.ts bundles it.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments, runCommand } from '../lib/commandLine.ts';
import { createProgress } from '../lib/progress.ts';
import { FOLLOW_LINKS_HELP, FOLLOW_LINKS_OPTION, followLinks } from '../lib/siteLinks.ts';
import { countPages } from '../report/countPages.ts';
import { printFindings } from '../report/printFindings.ts';
import { refreshFolder } from './refreshFolder.ts';

const USAGE = `node refresh.mjs [--follow-links]
  编辑、添加、删除或改名 docs、pages 里的 Markdown 文件之后运行：更新 manifest.json、
  搜索索引和其他随内容变化的文件，并检查链接、锚点和图片。问题只是提醒，不影响退出码。
  可以随时中断，再运行一次即可。只需要 Node.js 20 或更新的版本。
选项：
  ${FOLLOW_LINKS_HELP}`;

const { values } = readArguments(USAGE, { options: FOLLOW_LINKS_OPTION });
followLinks(values['follow-links']);
await runCommand(async (seconds) => {
  const folder = dirname(fileURLToPath(import.meta.url));
  const progress = createProgress();
  const { findings, manifest, changed } = await refreshFolder(folder, progress.tell);
  progress.end();
  printFindings(findings, folder);
  const result = changed === 0 ? '没有变化' : `更新了 ${changed} 个文件`;
  console.log(`${result}：${countPages(manifest)}；用时 ${seconds()} 秒。`);
});
