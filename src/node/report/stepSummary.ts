// What a workflow's run shows of a check: a table for those who do not read logs.
import { ruleMessages } from '../../core/i18n/ruleMessages.ts';
import { encodePath } from '../../core/site/urls/filePath.ts';
import { formatPosition, type Reported } from './reported.ts';

/** The host takes a megabyte; the log has all. */
const MAX_ROWS = 500;

/** A file of the commit that is checked, on the host's pages; undefined elsewhere. */
function findCommit(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: sha } = env;
  return server && repository && sha ? `${server}/${repository}/blob/${sha}` : undefined;
}

/**
 * The findings of a check as markdown.
 * @param env of the process: what the host says of the run
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
    // `plain`: a markdown file as it is written, for what is drawn has no lines.
    const link = commit === undefined ? place : `[${place}](${commit}/${encodePath(file)}?plain=1#L${line})`;
    return `| ${link} | ${isBlocking ? '❌ ' : ''}${ruleMessages[rule]} \`${rule}\` | ${escapeCell(message)} |`;
  });
  const table = ['| 位置 | 问题 | 说明和改法 |', '| --- | --- | --- |', ...rows];
  const rest = findings.length - rows.length;
  const more = rest > 0 ? ['', `……另有 ${rest} 处，见日志。`] : [];
  return `${[`### ${title}`, '', outcome, ...(rows.length > 0 ? ['', ...table] : []), ...more].join('\n')}\n\n`;
}

/** Text as it is, in a cell of a table. */
function escapeCell(text: string): string {
  return text.replace(/[\\`*_[\]<>|~#&]/g, '\\$&').replace(/\s+/g, ' ');
}
