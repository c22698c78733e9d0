// Blocks between slashes, as pages of MkDocs have them (facelessuser.github.io/pymdown-extensions/extensions/blocks):
// `/// note | 标题`, `//// tab | 标题`, each ended by as many slashes. Lines are neither added nor removed.
import { toBoxName } from '../containerKinds.ts';
import { tabLine } from '../syntax/tabLine.ts';
import { createFenceWatch } from './fenceWatch.ts';
import { toLabel } from './setInLines.ts';

/** Whether there is anything to do; most texts have none. */
const ANY = /^[ \t]*\/{3,}[ \t]*\p{L}/mu;

const OPENING = /^(\s*)(\/{3,})[ \t]*(\p{L}[\p{L}-]*)(?:[ \t]*\|(.*)|[ \t]*)$/u;
const CLOSING = /^\s*(\/{3,})\s*$/;

/** Right below the opening: `    type: warning`. */
const OPTION = /^\s{4,}(\w+):(.*)$/;

/** What stands in these has no look of its own. */
const WITHOUT_LOOK = new Set(['html', 'caption', 'figure-caption', 'table-caption', 'define']);

interface Block {
  at: number;
  indent: string;
  colons: string;
  name: string;
  title: string;
}

export function rewriteSlashBlocks(source: readonly string[]): readonly string[] {
  if (!ANY.test(source.join('\n'))) return source;
  const lines = [...source];
  const watch = createFenceWatch();
  // What stands in a block has fewer slashes than it.
  const open: Block[] = [];
  let tabs: number | undefined;
  for (const [at, line] of source.entries()) {
    if (watch(line).place !== undefined) continue;
    const [, indent = '', slashes = CLOSING.exec(line)?.[1] ?? '', name, title = ''] =
      OPENING.exec(line) ?? [];
    if (slashes === '') continue;
    const colons = ':'.repeat(slashes.length);
    while (open.length > 0 && (open.at(-1)?.colons ?? '') < colons) open.pop();
    const same = open.at(-1)?.colons === colons ? open.pop() : undefined;
    if (name !== undefined) open.push({ at, indent, colons, name: name.toLowerCase(), title: title.trim() });
    else if (same?.name === 'tab') {
      writeTab(lines, same, at, tabs);
      tabs = at;
    } else if (same !== undefined) writeBox(lines, same, at);
  }
  return lines;
}

/** @param before where the tab before it ends: with nothing between them they stand beside each other */
function writeTab(
  lines: string[],
  { at, indent, colons, title }: Block,
  end: number,
  before: number | undefined,
): void {
  const isNext =
    before !== undefined &&
    lines[before] === indent + colons &&
    lines.slice(before + 1, at).every((line) => line.trim() === '');
  if (isNext) lines[before] = '';
  lines[at] = isNext ? tabLine(indent, title) : `${indent}${colons}tabs${toLabel(title)}`;
  lines[end] = indent + colons;
}

function writeBox(lines: string[], { at, indent, colons, name, title }: Block, end: number): void {
  let type = name;
  for (let line = at + 1; line < end; line += 1) {
    const [, option, value = ''] = OPTION.exec(lines[line] ?? '') ?? [];
    if (option === undefined) break;
    if (option === 'type' && name === 'admonition') type = value.trim();
    lines[line] = '';
  }
  const hasLook = !WITHOUT_LOOK.has(name);
  lines[at] = hasLook
    ? `${indent}${colons}${name === 'details' ? name : toBoxName(type)}${toLabel(title)}`
    : '';
  lines[end] = hasLook ? indent + colons : '';
}
