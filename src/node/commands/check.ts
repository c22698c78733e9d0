import { checkContent } from '../check/checkContent.ts';
import { readArguments, runCommand } from '../lib/commandLine.ts';
import { countFindings, formatFindings } from '../lib/report.ts';
import { findSiteDir } from '../lib/siteDir.ts';

const USAGE = `npm run check [-- --strict]
  检查内容：链接、锚点、图片、图的语法、重复的网址、页首信息、没有入口的页面和文字本身。
  每个问题一行：文件:行 规则 说明。问题只是提醒，不影响退出码。
选项：
  --strict   有问题时以退出码 1 结束
  --help     显示本说明
环境变量：
  SITE_DIR   站点文件夹（默认 public）`;

/** A check that takes longer than this, in milliseconds, says how far it is. */
const PATIENCE = 2000;

const { strict } = readArguments(USAGE, { options: { strict: { type: 'boolean' } } }).values;
await runCommand(async (seconds) => {
  let told = performance.now();
  const { findings, pages } = await checkContent(findSiteDir(), {
    onProgress: (done, total) => {
      if (performance.now() - told < PATIENCE) return;
      told = performance.now();
      console.log(`正在检查：${done}/${total} 个文件`);
    },
  });
  for (const line of formatFindings(findings)) console.log(line);
  console.log(`检查了 ${pages} 个文件，${countFindings(findings)}；用时 ${seconds(2)} 秒。`);
  if (strict && findings.length > 0) process.exitCode = 1;
});
