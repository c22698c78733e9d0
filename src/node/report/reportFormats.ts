import { join, relative, sep } from 'node:path';
import { reportMessages } from '#i18n/reportMessages';
import { ruleMessages } from '#i18n/ruleMessages';
import type { Finding } from '../../core/site/manifest/finding.ts';
import type { SiteConfig } from '../../core/site/manifest/manifest.ts';
import { describeUnknownName } from '../../core/site/manifest/nearName.ts';
import { compareNames } from '../../core/site/nav/compareNames.ts';
import { encodePath } from '../../core/site/urls/filePath.ts';
import { typedFolder } from '../lib/typedPath.ts';

/** A finding with the path of its file from the working directory, which editors and terminals open. */
export interface Reported extends Finding {
  /** Whether the finding makes the check fail. */
  isBlocking: boolean;
}

/**
 * Sorts the findings of a site folder by file and position, and resolves their paths against the working directory.
 * @example toReported([{ file: 'docs/a.md', … }], 'public') // [{ file: 'public/docs/a.md', … }]
 */
export function toReported(findings: readonly Finding[], siteDir: string, strict?: Strictness): Reported[] {
  return sortFindings(findings).map((finding) => ({
    ...finding,
    file: relative(typedFolder(), join(siteDir, finding.file)).split(sep).join('/'),
    isBlocking: isBlocking(strict, finding),
  }));
}

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

interface ReportFormat {
  write: (findings: readonly Reported[]) => string[];
  /** A program parses stdout, so messages go to stderr. */
  isData?: true;
  /** Whether to append a summary to $GITHUB_STEP_SUMMARY. */
  hasSummary?: true;
}

export const FORMATS = {
  text: {
    write: (findings) => findings.map(formatLine),
  },
  json: {
    write: (findings) => [
      JSON.stringify(
        findings.map((finding) => ({ values: {}, ...finding })),
        null,
        2,
      ),
    ],
    isData: true,
  },
  github: {
    write: (findings) => findings.map(githubAnnotation),
    hasSummary: true,
  },
} satisfies Record<string, ReportFormat>;

export type FormatName = keyof typeof FORMATS;

/** Throws for an unknown name. */
export function findFormat(name: string): ReportFormat {
  if (Object.hasOwn(FORMATS, name)) return FORMATS[name as FormatName];
  throw new Error(describeUnknownName(reportMessages.formatKind, name, Object.keys(FORMATS)));
}

/**
 * Workflow command that GitHub renders as an annotation of a file's line
 * (https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands).
 * @example '::warning file=public/docs/a.md,line=3,col=5,title=链接打不开 broken-link::链接 b.md 没有对应的页面'
 */
function githubAnnotation({ file, line, column, rule, message, isBlocking }: Reported): string {
  const properties = { file, line, col: column, title: `${ruleMessages[rule]} ${rule}` };
  const written = Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${isBlocking ? 'error' : 'warning'} ${written.join(',')}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** GitHub's limit is a megabyte; the log has all findings. */
const MAX_ROWS = 500;

/** URL of the checked commit on GitHub; undefined outside a workflow. */
function findCommit(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: sha } = env;
  return server && repository && sha ? `${server}/${repository}/blob/${sha}` : undefined;
}

/**
 * Renders the findings of a check as a markdown table for the summary of a workflow run.
 * @param env `process.env` with GitHub's default variables
 */
export function renderStepSummary(
  title: string,
  outcome: string,
  findings: readonly Reported[],
  env: Readonly<Record<string, string | undefined>>,
): string {
  const commit = findCommit(env);
  const rows = findings.slice(0, MAX_ROWS).map((finding) => {
    const { file, line, rule, message, isBlocking } = finding;
    const place = escapeCell(formatPosition(finding));
    // `plain` shows the source: rendered markdown has no line anchors on GitHub.
    const link = commit === undefined ? place : `[${place}](${commit}/${encodePath(file)}?plain=1#L${line})`;
    return `| ${link} | ${isBlocking ? '❌ ' : ''}${ruleMessages[rule]} \`${rule}\` | ${escapeCell(message)} |`;
  });
  const table = [reportMessages.summaryHead, '| --- | --- | --- |', ...rows];
  const rest = findings.length - rows.length;
  const more = rest > 0 ? ['', reportMessages.moreInLog(rest)] : [];
  return `${[`### ${title}`, '', outcome, ...(rows.length > 0 ? ['', ...table] : []), ...more].join('\n')}\n\n`;
}

/** Escapes markdown in a table cell. */
function escapeCell(text: string): string {
  return text.replace(/[\\`*_[\]<>|~#&]/g, '\\$&').replace(/\s+/g, ' ');
}

/** `site.strict` of the manifest: all findings (`true`), those of the listed rules, or none. */
export type Strictness = SiteConfig['strict'];

/** Whether a finding makes the check fail; `nothing-published` always does. */
export function isBlocking(strict: Strictness, { rule }: Pick<Finding, 'rule'>): boolean {
  if (rule === 'nothing-published') return true;
  return Array.isArray(strict) ? strict.includes(rule) : strict === true;
}
