// The command by which a line of a log becomes an annotation at a line of a file.
// https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
import { ruleMessages } from '../../core/i18n/ruleMessages.ts';
import type { Reported } from './reported.ts';

/** @example '::warning file=public/docs/a.md,line=3,col=5,title=链接打不开 broken-link::链接 b.md 没有对应的页面' */
export function githubAnnotation({ file, line, column, rule, message, isBlocking }: Reported): string {
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
