import type { Finding } from '../../core/model/finding.ts';
import { formatFindings } from './report.ts';

/** Prints what a content check found, or that all is well. */
export function printFindings(findings: readonly Finding[]): void {
  const lines = formatFindings(findings);
  console.log(lines.length === 0 ? '内容检查：没有发现问题。' : `内容检查：${lines.length} 处需要看一看`);
  for (const line of lines) console.log(`  ${line}`);
}
