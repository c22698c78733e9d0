// Prints findings the same way for every command.
import type { Finding } from '../../core/model/finding.ts';
import { compareNames } from '../../core/nav/compareNames.ts';

/**
 * One line for each finding, `文件:行 规则 说明`, by file and line.
 * @example 'docs/v8/deploy.md:12 broken-link 链接 ./x.md 没有对应的页面'
 */
export function formatFindings(findings: readonly Finding[]): string[] {
  return [...findings]
    .sort(
      (a, b) =>
        compareNames(a.file, b.file) ||
        a.line - b.line ||
        compareNames(a.rule, b.rule) ||
        compareNames(a.message, b.message),
    )
    .map(({ file, line, rule, message }) => `${file}:${line} ${rule} ${message}`);
}

/** The outcome of a check in words. */
export function countFindings({ length }: readonly Finding[]): string {
  return length === 0 ? '没有发现问题' : `${length} 处需要看一看`;
}

/** Prints what a content check found besides its main work. */
export function printFindings(findings: readonly Finding[]): void {
  console.log(`内容检查：${countFindings(findings)}${findings.length === 0 ? '。' : ''}`);
  for (const line of formatFindings(findings)) console.log(`  ${line}`);
}
