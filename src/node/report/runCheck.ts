// A command that checks something and reports what it found: `check` and `copywriting`.

import { appendFile } from 'node:fs/promises';
import { commandMessages } from '../../core/i18n/commandMessages.ts';
import { ruleMessages } from '../../core/i18n/ruleMessages.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { gatherHabits } from '../../writer/lint/gatherHabits.ts';
import { readArguments, runCommand } from '../lib/commandLine.ts';
import { createProgress, type Progress } from '../lib/progress.ts';
import { FOLLOW_LINKS_OPTION } from '../lib/siteLinks.ts';
import { openSiteDir } from '../refactor/openSiteDir.ts';
import { FORMATS, findFormat } from './formats.ts';
import { countFindings } from './printFindings.ts';
import { formatLine, toReported } from './reported.ts';
import { renderStepSummary } from './stepSummary.ts';
import { isBlocking, readStrictness } from './strictness.ts';

interface CheckOutcome {
  findings?: Finding[];
  /** What the writer should know and is no finding. */
  news?: readonly string[];
  what: string;
}

export interface CheckCommand {
  name: string;
  title: string;
  /** Lines of the help. */
  help: readonly string[];
  /**
   * Gives what was found, and of what in words; words alone where there was nothing to check.
   */
  check: (siteDir: string, onProgress: Progress) => Promise<CheckOutcome>;
  /** Fixes files before the check; `what` names in the help what it fixes. Gives the fixed findings. */
  fix?: { what: string; apply: (siteDir: string) => Promise<Finding[]> };
}

/** Runs such a command with the arguments of this process. */
export async function runCheck({ name, title, help, check, fix }: CheckCommand): Promise<void> {
  const {
    strict,
    format: formatName,
    fix: isFixing,
    'follow-links': isFollowing,
  } = readArguments(usageOf(name, help, fix?.what), {
    options: {
      strict: { type: 'boolean' },
      format: { type: 'string', default: 'text' },
      ...FOLLOW_LINKS_OPTION,
      ...(fix && { fix: { type: 'boolean' as const } }),
    },
  }).values;
  await runCommand(async (seconds) => {
    const format = findFormat(formatName);
    const say = format.isData ? console.error : console.log;
    const progress = createProgress(format.isData ? process.stderr : process.stdout);
    const siteDir = await openSiteDir(isFollowing);
    const site = await readStrictness(siteDir);
    const fixed = fix && isFixing && !site.broken ? await fix.apply(siteDir) : undefined;
    for (const finding of toReported(fixed ?? [], siteDir)) say(`已改正 ${formatLine(finding)}`);
    const {
      findings,
      news = [],
      what,
    }: CheckOutcome = site.broken
      ? { findings: [site.broken], what: '站点清单无法读取，内容没有检查' }
      : await check(siteDir, progress.tell);
    progress.end();
    const told = format.isData ? findings : gatherHabits(findings ?? []);
    const strictness = strict || site.strict;
    const reported = toReported(told ?? [], siteDir, strictness);
    for (const line of format.write(reported)) console.log(line);
    if (!format.isData && !format.hasSummary) for (const line of news) say(line);
    const blocking = (findings ?? []).filter((finding) => isBlocking(strictness, finding)).length;
    const outcome = [
      ...(fixed === undefined ? [] : [`改正了 ${fixed.length} 处`]),
      what,
      ...(findings === undefined ? [] : [countFindings(findings)]),
      ...(blocking > 0 ? [`其中 ${blocking} 处必须修改`] : []),
    ].join('，');
    say(`${outcome}；用时 ${seconds(2)} 秒。`);
    if (format.hasSummary && process.env.GITHUB_STEP_SUMMARY)
      await appendFile(
        process.env.GITHUB_STEP_SUMMARY,
        renderStepSummary(title, `${outcome}。`, reported, process.env),
      );
    if (blocking > 0) process.exitCode = 1;
  });
}

function usageOf(name: string, help: readonly string[], fixed: string | undefined): string {
  const formats = Object.entries(FORMATS).map(
    ([format, { says }]) => `             ${format.padEnd(8)}${says}`,
  );
  return [
    `npm run ${name} -- [--strict] [--format 格式]${fixed === undefined ? '' : ' [--fix]'} [--follow-links]`,
    ...help.map((line) => `  ${line}`),
    '  问题只是提醒，不影响退出码（站点或版本什么也没有发布时除外）；manifest.json 的 site.strict 可以让它们成为错误：',
    '  true 是全部，["broken-link", "broken-image"] 是这些规则。路径从当前文件夹算起。',
    '选项：',
    '  --strict   有任何问题都以退出码 1 结束',
    '  --format   输出的格式（默认 text）：',
    ...formats,
    ...(fixed === undefined
      ? []
      : [`  --fix      先直接改正文件里有把握的问题（${fixed}），逐处列出；其余的不动`]),
    `  ${commandMessages.arguments.followLinks}`,
    '  --help     显示本说明',
    '环境变量：',
    '  SITE_DIR   站点文件夹（默认 public）',
    '规则：',
    `  ${Object.keys(ruleMessages).join('、')}`,
  ].join('\n');
}
