// Boxes in the spellings of MkDocs and GitBook, as the containers that they mean, and GitBook's tabs with them. Lines
// are neither added nor removed.
import { createLineScanner } from './lineScanner.ts';
import { findSetInEnd, setOut } from './setInBlock.ts';
import { indentOf } from './tabLine.ts';

/** Whether there is anything to do; most texts have none. */
const ANY = /^[ \t]*(?:!!!|\?\?\?\+?|\{% (?:hint|tabs))[ \t]/m;

export function rewriteBoxes(source: readonly string[]): readonly string[] {
  if (!ANY.test(source.join('\n'))) return source;
  const lines = [...source];
  // It sees what has been rewritten.
  const scan = createLineScanner(lines);
  for (let at = 0; at < lines.length; at += 1) {
    if (scan(at).kind === 'code') continue;
    rewriteIndented(lines, at);
    lines[at] = rewriteTag(lines[at] ?? '');
  }
  return lines;
}

/** What MkDocs calls otherwise than `:::` does; a name that nobody knows is a note. */
const MKDOCS: Readonly<Record<string, string>> = {
  ...named('note', 'note', 'example', 'quote', 'cite'),
  ...named('info', 'info', 'abstract', 'summary', 'tldr', 'todo', 'question', 'help', 'faq', 'important'),
  ...named('tip', 'tip', 'hint', 'success', 'check', 'done'),
  ...named('caution', 'caution', 'warning', 'attention'),
  ...named('danger', 'danger', 'error', 'failure', 'fail', 'missing', 'bug'),
};

function named(ours: string, ...theirs: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(theirs.map((name) => [name, ours]));
}

/** `!!! note "标题"`, or `??? note "标题"` for what is folded. */
const BOX = /^(\s*)(!!!|\?\?\?\+?)[ \t]+([\w-]+)[\w \t-]*(?:"(.*)")?[ \t]*$/;

function rewriteIndented(lines: string[], at: number): void {
  const [, indent, mark, type = '', title] = BOX.exec(lines[at] ?? '') ?? [];
  const end = indent === undefined ? undefined : findSetInEnd(lines, at, indent);
  if (indent === undefined || end === undefined) return;
  const name = mark === '!!!' ? (MKDOCS[type.toLowerCase()] ?? 'note') : 'details';
  const label = title || (name === 'details' ? type : '');
  lines[at] = `${indent}:::${name}${label && `[${label.replace(/[[\]]/g, '\\$&')}]`}`;
  for (let line = at + 1; line < end; line += 1) lines[line] = setOut(lines[line] ?? '', indent);
  lines[end] = `${indent}:::`;
}

const GITBOOK_STYLES: Readonly<Record<string, string>> = { success: 'tip', warning: 'caution' };

/** Tags of GitBook, each on a line of its own. */
const TAGS: readonly [RegExp, (word: string) => string][] = [
  [/^\{% hint style="(\w+)".*%\}$/, (style) => `:::${GITBOOK_STYLES[style] ?? style}`],
  [/^\{% (endhint|endtabs) %\}$/, () => ':::'],
  [/^\{% (tabs) %\}$/, () => ':::tabs'],
  [/^\{% tab title="(.*)" %\}$/, (title) => `== ${title}`],
  [/^\{% (endtab) %\}$/, () => ''],
];

function rewriteTag(line: string): string {
  const tag = line.trim();
  if (!tag.startsWith('{%')) return line;
  for (const [pattern, write] of TAGS) {
    const word = pattern.exec(tag)?.[1];
    if (word !== undefined) return line.slice(0, indentOf(line)) + write(word);
  }
  return line;
}
