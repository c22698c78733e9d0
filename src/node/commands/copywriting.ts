import { checkCopywriting } from '../copywriting/checkCopywriting.ts';
import { WORD_TABLE_FILE } from '../copywriting/wordTable.ts';
import { readArguments, runCommand } from '../lib/commandLine.ts';
import { countFindings, formatFindings } from '../lib/report.ts';
import { findSiteDir } from '../lib/siteDir.ts';

const USAGE = `npm run copywriting [-- --strict]
  检查文字：中西文之间的空格、全角标点、用词、名称的写法和不该出现的词。
  用词表是站点文件夹里的 ${WORD_TABLE_FILE}；没有这个文件的站点不检查。
  每个问题一行：文件:行 规则 说明。问题只是提醒，不影响退出码。
选项：
  --strict   有问题时以退出码 1 结束
  --help     显示本说明
环境变量：
  SITE_DIR   站点文件夹（默认 public）`;

const { strict } = readArguments(USAGE, { options: { strict: { type: 'boolean' } } }).values;
await runCommand(async (seconds) => {
  const check = await checkCopywriting(findSiteDir());
  if (check === undefined) return console.log(`站点文件夹里没有 ${WORD_TABLE_FILE}，不检查文字。`);
  const { findings, files } = check;
  for (const line of formatFindings(findings)) console.log(line);
  console.log(`检查了 ${files} 个文件的文字，${countFindings(findings)}；用时 ${seconds(2)} 秒。`);
  if (strict && findings.length > 0) process.exitCode = 1;
});
