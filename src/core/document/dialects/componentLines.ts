// Components that a page imports, or has without an import. Nothing runs here: of those that stand around text the text
// stays, which is markdown and would be HTML up to the next blank line otherwise, and some mean what a container of ours
// does. Lines are neither added nor removed.
import { type Report, toFinding } from '../findings.ts';
import { indentOf } from '../syntax/tabLine.ts';
import { CODE, changeWords } from './codeInLine.ts';
import { PAIRED, sayAttributes, toContainer } from './componentMeanings.ts';
import {
  indentOfFirst,
  isClosed,
  type OpeningTag,
  pairTags,
  readOpening,
  replaceTag,
} from './componentTag.ts';
import { createFenceWatch } from './fenceWatch.ts';
import { MARKUP } from './mdxCode.ts';

/** @example `import Tabs, { TabItem as Item } from '@theme/Tabs'` */
const IMPORT = /^\s*import\s([\w$*{},\s]+)\sfrom\s+["']/;

/** What pages have without importing it. */
const KNOWN = ['Badge', 'ClientOnly', 'Fragment'];

/** What says nothing that does not stand elsewhere: the sidebar has a category's pages. */
const NEEDLESS = new Set(['DocCardList']);

// Attributes are looked at by themselves: one pattern for all would try each of them again and again.
const TAG = /<([A-Z]\w*)(?=[\s/>])([^<>]*)>/g;
const VALUE = /=["']/;
const TARGET = /\s(?:href|to)="([^"]*)"/;

/** The names of the components that a page imports, or has. */
export function listComponents(source: readonly string[]): ReadonlySet<string> {
  const names = new Set(KNOWN);
  const ends = source.join('\n').matchAll(/<\/([A-Z]\w*)>/g);
  const closed = new Set([...ends].map(([, name = '']) => name));
  // What ends in itself, or has attributes and an end, is no placeholder: a whole site may have it without an import.
  const add = (name: string, attributes: string) => {
    const hasEnd = closed.has(name) && (VALUE.test(attributes) || PAIRED.has(name));
    if (hasEnd || isClosed(attributes)) names.add(name);
  };
  const watch = createFenceWatch();
  for (const [at, line] of source.entries()) {
    const { place, info } = watch(line);
    if (place !== undefined && info !== MARKUP) continue;
    for (const name of IMPORT.exec(line)?.[1]?.match(/[A-Z]\w*(?=\s*(?:[,}]|$))/g) ?? []) names.add(name);
    for (const [, name = '', attributes = ''] of line.replace(CODE, '').matchAll(TAG)) add(name, attributes);
    const tag = line.includes('>') ? undefined : readOpening(source, at);
    if (tag !== undefined) add(tag.name, tag.attributes);
  }
  return names;
}

export function rewriteComponentTags(
  source: readonly string[],
  names: ReadonlySet<string>,
  report: Report,
): readonly string[] {
  const name = `(?:${[...names].join('|')})(?![\\w.-])`;
  // With the backslash that makes it a text: a lookbehind is what Safari before 16.4 refuses.
  const tags = new RegExp(`\\\\?</?${name}[^<>]*>`, 'g');
  const pairs = new RegExp(`<${name}([^<>]*)>([^<>]+)</${name}>`, 'g');
  if (source.join('\n').search(tags) < 0) return source;
  const lines = [...source];
  const ends = pairTags(lines);
  const watch = createFenceWatch();
  for (let at = 0; at < lines.length; at += 1) {
    if (watch(lines[at] ?? '').place !== undefined) continue;
    const say = (tag: string, name = '') => {
      const said = sayAttributes(tag, isHtml(lines[at - 1]));
      if (said === '' && !NEEDLESS.has(name)) report(toFinding('droppedTag', at, name));
      return said;
    };
    const tag = readOpening(lines, at);
    const isOwn = tag !== undefined && names.has(tag.name);
    if (isOwn && isClosed(tag.attributes)) {
      replaceTag(lines, { at, last: tag.last }, tag.indent + say(tag.attributes, tag.name));
    } else if (isOwn) unwrap(lines, { at, end: ends.get(at) }, tag);
    lines[at] = changeWords(lines[at] ?? '', (text) =>
      text
        .replace(pairs, (pair, attributes: string, words: string) => {
          const target = TARGET.exec(attributes)?.[1];
          return target === undefined ? pair : `[${words}](${target})`;
        })
        .replace(tags, (tag) => {
          if (tag.startsWith('\\')) return tag;
          return isClosed(tag) ? say(tag, /\w+/.exec(tag)?.[0]) : '';
        }),
    );
  }
  return lines;
}

/** Whether what stands right below a line is no markdown, which ends with the first blank line. */
const isHtml = (above: string | undefined) => /^\s*<\/?[a-z]/.test(above ?? '');

/** Takes the tags away that stand around lines, and what these are set in by. */
function unwrap(
  lines: string[],
  { at, end }: { at: number; end: number | undefined },
  { indent, name, attributes, last }: OpeningTag,
): void {
  if (end === undefined) return;
  const above = isHtml(lines[at - 1]) ? (lines[at - 1] ?? '') : undefined;
  const { opening, closing, inset } = toContainer(name, attributes, above !== undefined);
  replaceTag(lines, { at, last }, indent + opening);
  lines[end] = indent + closing;
  // The blank line in the place of a tag ends HTML: what was set in as deep as the tag would be code below it.
  const around = above !== undefined && opening === '' ? indentOf(above) : indent.length;
  const shift = Math.max(indentOfFirst(lines, last + 1, end) - around, 0);
  for (let line = last + 1; line < end; line += 1) {
    const text = lines[line] ?? '';
    if (text.trim() !== '') lines[line] = ' '.repeat(inset) + text.slice(Math.min(shift, indentOf(text)));
  }
}
