import { join, relative, sep } from 'node:path';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { compareNames } from '../../core/site/nav/compareNames.ts';
import { typedFolder } from '../lib/typedPath.ts';
import { isBlocking, type Strictness } from './strictness.ts';

/** A finding as it is reported: its file is where an editor finds it from here. */
export interface Reported extends Finding {
  /** Whether it makes the check fail. */
  isBlocking: boolean;
}

/**
 * The findings of a site folder by file and place; their paths count from the folder where the command was typed.
 * @example toReported([{ file: 'docs/a.md', … }], 'public') // [{ file: 'public/docs/a.md', … }]
 */
export function toReported(findings: readonly Finding[], siteDir: string, strict?: Strictness): Reported[] {
  return sortFindings(findings).map((finding) => ({
    ...finding,
    file: relative(typedFolder(), join(siteDir, finding.file)).split(sep).join('/'),
    isBlocking: isBlocking(strict, finding),
  }));
}

/** By file, then by place. */
function sortFindings(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) =>
      compareNames(a.file, b.file) ||
      a.line - b.line ||
      (a.column ?? 0) - (b.column ?? 0) ||
      compareNames(a.rule, b.rule) ||
      compareNames(a.message, b.message),
  );
}

/** @example formatPosition({ file: 'a.md', line: 3, column: 5 }) === 'a.md:3:5' */
export function formatPosition({ file, line, column }: Pick<Finding, 'file' | 'line' | 'column'>): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}

/** @example 'public/docs/v8/deploy.md:12:3 broken-link 链接 ./x.md 没有对应的页面' */
export function formatLine(finding: Pick<Reported, 'file' | 'line' | 'column' | 'rule' | 'message'>): string {
  return `${formatPosition(finding)} ${finding.rule} ${finding.message}`;
}
