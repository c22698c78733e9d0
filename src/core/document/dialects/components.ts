// Rewrites MDX components, which are never executed: a component that corresponds to a container becomes the
// container's syntax; of other components the content is parsed as markdown. Lines are neither added nor removed.

import { findAdmonitionType } from '../containerKinds.ts';
import { type Report, toFinding } from '../findings.ts';
import { indentOf } from '../syntax/tabLine.ts';
import { CODE, createFenceScanner, replaceOutsideCode } from './codeLines.ts';
import {
  indentOfFirst,
  isClosed,
  type OpeningTag,
  pairTags,
  readAttribute,
  readOpening,
  replaceTag,
} from './componentTag.ts';
import { MARKUP } from './mdx.ts';

/** @example `import Tabs, { TabItem as Item } from '@theme/Tabs'` */
const IMPORT = /^\s*import\s([\w$*{},\s]+)\sfrom\s+["']/;

/** Components that pages use without an import. */
const KNOWN = ['Badge', 'ClientOnly', 'Fragment'];

/** Components that are dropped without a finding: the sidebar lists the same pages. */
const SILENTLY_DROPPED = new Set(['DocCardList']);

// VALUE and TARGET match the attributes separately: a single pattern would backtrack over each attribute.
const TAG = /<([A-Z]\w*)(?=[\s/>])([^<>]*)>/g;
const VALUE = /=["']/;
const TARGET = /\s(?:href|to)="([^"]*)"/;

/** Lists the names that a page imports, or uses with the syntax of a component. */
export function listComponents(source: readonly string[]): ReadonlySet<string> {
  const names = new Set(KNOWN);
  const ends = source.join('\n').matchAll(/<\/([A-Z]\w*)>/g);
  const closed = new Set([...ends].map(([, name = '']) => name));
  // Without an import, `<Name>` may be a placeholder in text. A self-closing tag, or a tag with attributes and a
  // closing tag, is a component that the site provides globally.
  const add = (name: string, attributes: string) => {
    const hasEnd = closed.has(name) && (VALUE.test(attributes) || PAIRED.has(name));
    if (hasEnd || isClosed(attributes)) names.add(name);
  };
  const watch = createFenceScanner();
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
  // The pattern includes an escaping backslash, instead of a lookbehind, which Safari before 16.4 fails to parse.
  const tags = new RegExp(`\\\\?</?${name}[^<>]*>`, 'g');
  const pairs = new RegExp(`<${name}([^<>]*)>([^<>]+)</${name}>`, 'g');
  if (source.join('\n').search(tags) < 0) return source;
  const lines = [...source];
  const ends = pairTags(lines);
  const watch = createFenceScanner();
  for (let at = 0; at < lines.length; at += 1) {
    if (watch(lines[at] ?? '').place !== undefined) continue;
    const render = (tag: string, name = '') => {
      const markup = renderAttributes(name, tag, isHtml(lines[at - 1]) || isHtml(lines[at]));
      if (markup === '' && !SILENTLY_DROPPED.has(name)) report(toFinding('droppedTag', at, name));
      return markup;
    };
    const tag = readOpening(lines, at);
    const isComponent = tag !== undefined && names.has(tag.name);
    if (isComponent && isClosed(tag.attributes)) {
      replaceTag(lines, { at, last: tag.last }, tag.indent + render(tag.attributes, tag.name));
    } else if (isComponent) unwrap(lines, { at, end: ends.get(at) }, tag);
    lines[at] = replaceOutsideCode(lines[at] ?? '', (text) =>
      text
        .replace(pairs, (pair, attributes: string, words: string) => {
          if (pair.startsWith('<Badge')) return renderBadge(attributes, words, isHtml(lines[at]));
          const target = TARGET.exec(attributes)?.[1];
          return target === undefined ? pair : `[${words}](${target})`;
        })
        .replace(tags, (tag) => {
          if (tag.startsWith('\\')) return tag;
          return isClosed(tag) ? render(tag, /\w+/.exec(tag)?.[0]) : '';
        }),
    );
  }
  return lines;
}

/** Whether the line above is HTML: then the current line is in an HTML block, where markdown is not parsed. */
const isHtml = (above: string | undefined) => /^\s*<\/?[a-z]/.test(above ?? '');

/** Replaces the tags of a component by container syntax or blank lines, and dedents the lines between the tags. */
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
  // The blank line that replaces the tag ends the HTML block above. The content gets the indentation of that block:
  // with the tag's indentation, the parser would parse it as indented code.
  const base = above !== undefined && opening === '' ? indentOf(above) : indent.length;
  const shift = Math.max(indentOfFirst(lines, last + 1, end) - base, 0);
  for (let line = last + 1; line < end; line += 1) {
    const text = lines[line] ?? '';
    if (text.trim() !== '') lines[line] = ' '.repeat(inset) + text.slice(Math.min(shift, indentOf(text)));
  }
}

// Components of Docusaurus, Starlight and Mintlify, and the corresponding containers. Mintlify needs no imports.

/** Default admonition type by component; some components have an attribute `type`. */
const BOXES: Readonly<Record<string, string>> = {
  Note: 'note',
  Tip: 'tip',
  Check: 'tip',
  Info: 'info',
  Warning: 'caution',
  Danger: 'danger',
  Aside: 'note',
  Alert: 'note',
  Callout: 'note',
};

const CONTAINERS: Readonly<Record<string, string>> = {
  Steps: 'steps',
  CardGrid: 'cards',
  CardGroup: 'cards',
  Accordion: 'details',
  Expandable: 'details',
};

/** Components with a title that become list items, with the list marker. */
const ITEMS: Readonly<Record<string, string>> = { Step: '1. ', Card: '- ' };

const PLAIN = ['AccordionGroup', 'Columns', 'Column', 'Frame'];

/** Names that are components, even without an import, if a closing tag exists; else they may be placeholders. */
const PAIRED: ReadonlySet<string> = new Set([BOXES, CONTAINERS, ITEMS].flatMap(Object.keys).concat(PLAIN));

interface Written {
  opening: string;
  closing: string;
  /** Indentation of the lines between the tags, in columns. */
  inset: number;
}

/** Converts the tags of a component to container syntax, or to HTML if the component is inside an HTML block. */
function toContainer(name: string, attributes: string, isInHtml: boolean): Written {
  const title = readTitle(attributes);
  const caption = readAttribute(attributes, 'caption');
  const closing = caption === undefined ? '' : `<br><em>${caption}</em>`;
  const href = readAttribute(attributes, 'href');
  if (isInHtml) {
    const words = href === undefined ? title : `<a href="${href}">${title}</a>`;
    return { opening: title === undefined ? '' : `<p><strong>${words}</strong></p>`, closing, inset: 0 };
  }
  const kind = findKind(name, attributes);
  if (kind !== undefined)
    return { opening: `:::${kind}${title === undefined ? '' : ` ${title}`}`, closing: ':::', inset: 0 };
  if (title === undefined) return { opening: '', closing, inset: 0 };
  const mark = ITEMS[name] ?? '';
  // The trailing spaces are parsed as a hard break before the content.
  const words = href === undefined ? `**${title}**  ` : `[${title}](${href})  `;
  return { opening: mark + words, closing, inset: mark.length };
}

function findKind(name: string, attributes: string): string | undefined {
  const box = BOXES[name];
  if (box === undefined) return CONTAINERS[name];
  const type = readAttribute(attributes, 'type') ?? '';
  return findAdmonitionType(type) === undefined ? box : type;
}

/** The attribute `title`, or `name: type` for a component that documents an API field. */
function readTitle(attributes: string): string | undefined {
  const title = readAttribute(attributes, 'title');
  if (title !== undefined) return title;
  const [field, type] = ['path', 'type'].map((name) => readAttribute(attributes, name));
  return field === undefined || type === undefined ? undefined : `${field}: ${type}`;
}

/** A badge of VitePress (`type`) or Starlight (`variant`). */
function renderBadge(attributes: string, text: string, isInHtml: boolean): string {
  const type = readAttribute(attributes, 'type') ?? readAttribute(attributes, 'variant');
  return isInHtml ? text : `:badge[${text}]${type === undefined ? '' : `{type=${type}}`}`;
}

/** Converts a self-closing component to its link or its text, from its attributes. */
function renderAttributes(name: string, tag: string, isInHtml: boolean): string {
  const [title, href, text] = ['title', 'href', 'text'].map((field) => readAttribute(tag, field));
  if (name === 'Badge' && text !== undefined) return renderBadge(tag, text, isInHtml);
  if (title === undefined || href === undefined) return text ?? '';
  const description = readAttribute(tag, 'description');
  if (isInHtml)
    return `<p><a href="${href}">${title}</a>${description === undefined ? '' : ` ${description}`}</p>`;
  return `- [${title}](${href})${description === undefined ? '' : ` ${description}`}`;
}
