// Code of other files in the spellings of mdBook and MkDocs: a block whose only line names the file. The fence says it
// then as ours does. Lines are neither added nor removed.

/** Whether there is anything to do. */
export const ANY_CODE_INCLUDE = /\{\{#\w*include |-8<-/;

/** @example `{{#rustdoc_include ../listings/main.rs:here}}`, or `--8<-- "docs/code/main.cpp:2:5"` */
const ASKED =
  /^(?:\{\{#(?:rustdoc_)?include\s+([^\s{}:]+)(?::([^\s{}]*))?\s*\}\}|-+8<-+\s+"([^":]+)(?::([^"]*))?")$/;

interface Asked {
  href: string;
  lines: string | undefined;
}

/** What a line asks for; MkDocs counts paths from where the site begins. */
export function readAsked(line: string): Asked | undefined {
  const [, book, bookPart, snippet, snippetPart] = ASKED.exec(line.trim()) ?? [];
  const href = book ?? (snippet && `/${snippet}`);
  return href === undefined ? undefined : { href, lines: toLines(bookPart ?? snippetPart) };
}

/** @example toLines('2:5') === '2-5'; toLines(':5') === '1-5'; toLines('here') === 'here' */
function toLines(part: string | undefined): string | undefined {
  if (!part) return undefined;
  const [, first, colon, last = ''] = /^(\d*)(?:(:)(\d*))?$/.exec(part) ?? [];
  return first === undefined ? part : `${first || 1}${colon ? '-' : ''}${last}`;
}

/** Rewrites the block that a fence opens, in place. */
export function rewriteCodeInclude(lines: string[], fence: number, info: string): void {
  const [opening = '', only = '', closing = ''] = lines.slice(fence, fence + 3);
  const asked = readAsked(only);
  if (asked === undefined || !/^\s*[`~]{3,}\s*$/.test(closing)) return;
  lines[fence + 1] = '';
  // What has been filled says it already.
  if (/\bfile="/.test(info)) return;
  const part = asked.lines === undefined ? '' : ` lines="${asked.lines}"`;
  lines[fence] = `${opening.trimEnd()} file="${asked.href}"${part}`;
}
