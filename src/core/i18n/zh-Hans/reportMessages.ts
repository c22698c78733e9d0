// Messages of `npm run check` and `copywriting`, and of the check that a build runs.
import { followLinks, lang, trust } from './commandMessages.ts';

/** By the name of a format of the report. */
const FORMATS = {
  text: '每个问题一行：文件:行:列 规则 说明',
  json: '标准输出只有一个 JSON 数组，每一处都在内，供程序读取（npm run -s ……）',
  github: 'GitHub 工作流的注解，并在运行摘要里列出',
};

/** @param fixes what `--fix` fixes; undefined: the command has no such option */
const usage = (
  name: string,
  help: readonly string[],
  fixes: string | undefined,
  rules: readonly string[],
  hasReport?: boolean,
): string =>
  [
    `npm run ${name} -- [--strict] [--format 格式]${fixes === undefined ? '' : ' [--fix]'}${hasReport ? ' [--report 文件.md]' : ''} [--follow-links] [--trust]`,
    ...help.map((line) => `  ${line}`),
    '  问题只是提醒，不影响退出码（站点或版本什么也没有发布时除外）；manifest.json 的 site.strict 可以让它们成为错误：',
    '  true 是全部，["broken-link", "broken-image"] 是这些规则。路径从当前文件夹算起。',
    '选项：',
    '  --strict   有任何问题都以退出码 1 结束',
    '  --format   输出的格式（默认 text）：',
    ...Object.entries(FORMATS).map(([format, says]) => `             ${format.padEnd(8)}${says}`),
    ...(fixes === undefined
      ? []
      : [`  --fix      先直接改正文件里有把握的问题（${fixes}），逐处列出；其余的不动`]),
    ...(hasReport ? ['  --report   为考虑从其他引擎迁移的人写一页：什么能用，什么不同，怎么改'] : []),
    `  ${followLinks}`,
    `  ${trust}`,
    lang(9),
    '  --help     显示本说明',
    '环境变量：',
    '  SITE_DIR   站点文件夹（默认 public；npm 包的命令默认 docs，没有时是当前文件夹）',
    '规则：',
    `  ${rules.join('、')}`,
  ].join('\n');

export const reportMessages = {
  usage,
  formatKind: '格式',
  fixedFinding: (line: string) => `已改正 ${line}`,
  brokenManifest: '站点清单无法读取，内容没有检查',
  fixed: (count: number) => `改正了 ${count} 处`,
  blocking: (count: number) => `其中 ${count} 处必须修改`,
  outcome: (parts: readonly string[], seconds: string) => `${parts.join('，')}；用时 ${seconds} 秒。`,
  /** For the summary of a workflow run. */
  summary: (parts: readonly string[]) => `${parts.join('，')}。`,
  noFindings: '没有发现问题',
  findings: (count: number, lines: number) =>
    `${count} 处需要看一看${lines < count ? `（相同的合并成一行，共 ${lines} 行）` : ''}`,
  contentCheck: (counts: readonly string[], isListed: boolean) =>
    `内容检查：${counts.join('，')}${isListed ? '：' : '。'}`,
  newFindings: (count: number) => `新增 ${count} 处`,
  solvedFindings: (count: number) => `已解决 ${count} 处`,
  solvedFinding: (line: string) => `已解决 ${line}`,
  moreFindings: (count: number) => `……另有 ${count} 处，npm run check 列出全部`,
  summaryHead: '| 位置 | 问题 | 说明和改法 |',
  moreInLog: (count: number) => `……另有 ${count} 处，见日志。`,
  pages: (versions: readonly { name: string; count: number }[], others: number) =>
    `${versions.map(({ name, count }) => `${name} ${count} 页`).join('，')}，另有 ${others} 个单独的页面`,
};
