// Parses the opening line of a container: `:::tip 标题`, `:::tip[标题]`, `::: tip 标题`, `:::tip{title="标题"}`.

import { isContainerKind } from '../containerKinds.ts';

export interface ContainerLine {
  colons: number;
  name: string;
  label: string | undefined;
}

/**
 * VuePress names groups of tabs that switch together: `::: tabs#shell`. `::: a.b` is a name of Python, of which
 * mkdocstrings shows the documentation.
 */
const OPENING = /^(:{3,})[ \t]*(\p{L}(?:[\p{L}\p{N}_-]*[\p{L}\p{N}])?)(?![\p{L}\p{N}_.])(?:#[\w-]+)?(.*)$/u;

/** The count of colons of a closing line; undefined for other lines. */
export function readClosingLine(text: string): number | undefined {
  return /^:{3,}[ \t]*$/.test(text) ? text.trimEnd().length : undefined;
}

/** Matches a div of pandoc, `::: {.note title="标题"}`. */
const DIV = /^(:{3,})[ \t]*\{[ \t]*((?:[.#]|[\w-]+=)[^{}]*)\}[ \t]*:*[ \t]*$/;

/** A div is the container that one of its classes names, or by default `raw`, which renders as its content. */
function readDiv([, colons = '', attributes = '']: RegExpExecArray): ContainerLine {
  const classes = attributes.split(/\s+/).flatMap((one) => (one.startsWith('.') ? one.slice(1) : []));
  const name = classes.find(isContainerKind) ?? 'raw';
  const label = name === 'raw' ? undefined : readTitle(attributes);
  return { colons: colons.length, name, label };
}

const readTitle = (attributes: string) =>
  /\btitle\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(attributes)?.slice(1).find(Boolean);

/** Parses an opening line without its indentation; undefined for other lines. */
export function readContainerLine(text: string): ContainerLine | undefined {
  const match = OPENING.exec(text);
  const div = match === null ? DIV.exec(text) : null;
  if (match === null) return div === null ? undefined : readDiv(div);
  const [, colons = '', name = '', tail = ''] = match;
  const { title, attributes } = splitAttributes(tail.trim());
  return {
    colons: colons.length,
    name,
    label: readLabel(title) ?? readTitle(attributes),
  };
}

/**
 * Serializes an opening line in the only form that micromark-extension-directive supports.
 * @example formatContainerLine({ colons: 3, name: 'tip', label: '标题' }) // ':::tip[标题]'
 */
export function formatContainerLine({ colons, name, label }: ContainerLine): string {
  return ':'.repeat(colons) + name + (label === undefined ? '' : `[${escapeLabel(label)}]`);
}

/** Splits off the attributes in braces at the end of the line, of which only `title` is used. */
function splitAttributes(tail: string): { title: string; attributes: string } {
  const open = tail.endsWith('}') ? tail.lastIndexOf('{') : -1;
  if (open < 0) return { title: tail, attributes: '' };
  return { title: tail.slice(0, open).trim(), attributes: tail.slice(open + 1, -1) };
}

/** Parses the title: a label in brackets, or the rest of the line, optionally after a colon. */
function readLabel(title: string): string | undefined {
  if (title.startsWith('[') && findLabelEnd(title) === title.length - 1)
    return title.slice(1, -1) || undefined;
  return title.replace(/^[:：]\s*/, '') || undefined;
}

function findLabelEnd(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '[') depth++;
    else if (text[at] === ']' && --depth === 0) return at;
  }
  return -1;
}

/** Escapes the brackets in a label if they are unbalanced, so that the label ends at its closing bracket. */
function escapeLabel(label: string): string {
  const isBalanced = findLabelEnd(`[${label}]`) === label.length + 1;
  return isBalanced ? label : label.replace(/\\$/, '').replace(/[[\]]/g, '\\$&');
}
