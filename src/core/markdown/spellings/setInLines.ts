// What MkDocs sets in: boxes, folded ones, and tabs. The blank line after one becomes its end; the outer one comes
// before what stands in it, which may end with it.
import { escapeLabel, readClosingLine } from '../syntax/containerLine.ts';
import { indentOf, tabLine } from '../syntax/tabLine.ts';

/** Writes what begins on a line as a container, in place. Without a line for its end it stays as it is written. */
export function rewriteSetIn(lines: string[], at: number): void {
  rewriteBox(lines, at);
  rewriteTabs(lines, at);
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

function rewriteBox(lines: string[], at: number): void {
  const [, indent, mark, type = '', title] = BOX.exec(lines[at] ?? '') ?? [];
  const end = indent === undefined ? undefined : findSetInEnd(lines, at, indent);
  if (indent === undefined || end === undefined) return;
  const name = mark === '!!!' ? (MKDOCS[type.toLowerCase()] ?? 'note') : 'details';
  const label = title || (name === 'details' ? type : '');
  lines[at] = `${indent}${end.colons}${name}${toLabel(label)}`;
  for (let line = at + 1; line < end.line; line += 1) lines[line] = setOut(lines[line] ?? '', indent);
  if (!end.isShared) lines[end.line] = indent + end.colons;
}

/** `=== "Tab"`, or `===+ "Tab"` for the one that is open first. */
const TAB = /^(\s*)===[+!]*[ \t]+"(.*)"\s*$/;

function rewriteTabs(lines: string[], at: number): void {
  const [, indent, title = ''] = TAB.exec(lines[at] ?? '') ?? [];
  if (indent === undefined) return;
  const end = findSetInEnd(lines, at, indent, (line) => TAB.exec(line)?.[1] === indent);
  if (end === undefined) return;
  for (let line = at + 1; line < end.line; line += 1) {
    const text = lines[line] ?? '';
    const next = TAB.exec(text);
    lines[line] = next?.[1] === indent ? tabLine(indent, next[2] ?? '') : setOut(text, indent);
  }
  lines[at] = `${indent}${end.colons}tabs${toLabel(title)}`;
  if (!end.isShared) lines[end.line] = indent + end.colons;
}

const toLabel = (text: string) => text && `[${escapeLabel(text)}]`;

/** Columns by which it is set in. */
const STEP = 4;

/** Colons of what stands in nothing else: there is room for the narrower ones of what stands last in it. */
const COLONS = 7;

/** The next item of a list. */
const ITEM = /^\s*(?:[-+*]|\d{1,9}[.)])\s/;

interface SetInEnd {
  line: number;
  /** Whether what it stands in ends there as well: the line says so already. */
  isShared: boolean;
  /** What its opening line is written with. */
  colons: string;
}

/**
 * The blank line after what is set in below a line; where it stands last in another such block, in an item of a list or
 * in the text, the end of that, which ends both. Undefined where there is none of them.
 * @param isOwn whether a line that is not set in goes on with the same
 */
function findSetInEnd(
  lines: readonly string[],
  at: number,
  indent: string,
  isOwn: (line: string) => boolean = () => false,
): SetInEnd | undefined {
  const isBlank = (line: number) => (lines[line] ?? '').trim() === '';
  const isInside = (line: string) =>
    line.trim() === '' || indentOf(line) >= indent.length + STEP || isOwn(line);
  let last = at;
  while (last + 1 < lines.length && isInside(lines[last + 1] ?? '')) last += 1;
  if (last === at) return undefined;
  if (!isBlank(last)) {
    const next = lines[last + 1];
    // The parser ends it with the text, and with the list's item that it stands in.
    if (next === undefined || (indentOf(next) < indent.length && ITEM.test(next)))
      return { line: last + 1, isShared: true, colons: ':'.repeat(COLONS) };
    const outer = readClosingLine(next.trim()) ?? 0;
    return outer > 3 ? { line: last + 1, isShared: true, colons: ':'.repeat(outer - 1) } : undefined;
  }
  while (last - 1 > at && isBlank(last - 1)) last -= 1;
  return { line: last, isShared: false, colons: ':'.repeat(COLONS) };
}

/** A line as it stands where it is not set in. */
function setOut(line: string, indent: string): string {
  return line.slice(0, indent.length) + line.slice(indent.length + STEP);
}
