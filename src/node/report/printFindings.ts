// The findings beside a command's main work, in the terminal.

import type { Finding } from '../../core/site/manifest/finding.ts';
import { gatherHabits } from '../../writer/lint/gatherHabits.ts';
import { formatLine, toReported } from './reported.ts';

/** One line for each finding of a site folder, and for each habit. */
export function formatFindings(findings: readonly Finding[], siteDir: string): string[] {
  return toReported(gatherHabits(findings), siteDir).map(formatLine);
}

/** The outcome of a check in words: each place counts, those too that a list names once for all (gatherHabits). */
export function countFindings(findings: readonly Finding[]): string {
  const lines = gatherHabits(findings).length;
  if (lines === 0) return '没有发现问题';
  const merged = lines < findings.length ? `（相同的合并成一行，共 ${lines} 行）` : '';
  return `${findings.length} 处需要看一看${merged}`;
}

/** Prints what a content check found besides its main work. */
export function printFindings(findings: readonly Finding[], siteDir: string): void {
  console.log(`内容检查：${countFindings(findings)}${findings.length === 0 ? '。' : ''}`);
  for (const line of formatFindings(findings, siteDir)) console.log(`  ${line}`);
}
