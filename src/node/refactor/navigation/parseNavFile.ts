// Parses the files that list pages, by their ending: JSON and code, YAML, and lists in markdown.
import { isAlias, isMap, isScalar, isSeq, type Node, type Pair, parseDocument } from 'yaml';
import { listLines } from '../../../core/document/textEdits.ts';
import { decodeSafely } from '../../../core/site/urls/filePath.ts';
import { encodeLike } from '../../../core/site/urls/linkPath.ts';
import { parseFile } from '../../adapters/readLiterals.ts';
import { addNode, type NavNode } from './navNode.ts';

type Parse = (source: string, path: string) => NavNode | undefined | Promise<NavNode | undefined>;

const SYNTAXES: readonly (readonly [ending: RegExp, parse: Parse])[] = [
  [/\.json$/, parseJson],
  [/\.[cm]?[jt]sx?$/, parseCode],
  [/\.ya?ml$|(?:^|\/)\.pages$/, parseYaml],
  [/\.md$/, parseMarkdown],
];

const findSyntax = (path: string) => SYNTAXES.find(([ending]) => ending.test(path))?.[1];

/** Whether a file may list pages. */
export const isNavFile = (path: string) => findSyntax(path) !== undefined && !path.endsWith('package.json');

/** Undefined where the text has a syntax error. */
export async function parseNavFile(source: string, path: string): Promise<NavNode | undefined> {
  return findSyntax(path)?.(source, path);
}

const toRoot = (source: string) => addNode(undefined, { kind: 'other', start: 0, end: source.length });

/** JSON is an expression of JavaScript. */
async function parseJson(source: string, path: string): Promise<NavNode | undefined> {
  const { program } = await parseFile(`${path}.js`, `(${source})`);
  if (program === undefined) return undefined;
  const root = toRoot(source);
  visitCode(program, root, { source, shift: 1 });
  return root;
}

async function parseCode(source: string, path: string): Promise<NavNode | undefined> {
  const { program } = await parseFile(path, source);
  if (program === undefined) return undefined;
  const root = toRoot(source);
  visitCode(program, root, { source, shift: 0 });
  return root;
}

/** A node of the parser, as far as it is read here. */
interface CodeNode {
  type?: unknown;
  start?: number;
  end?: number;
  value?: unknown;
  name?: unknown;
  computed?: boolean;
  key?: CodeNode;
  expressions?: unknown[];
  quasis?: { value: { cooked?: string } }[];
}

interface Code {
  source: string;
  /** Characters that the parser was given in front of the source. */
  shift: number;
}

const CONTAINERS: Readonly<Record<string, NavNode['kind']>> = {
  ArrayExpression: 'list',
  ObjectExpression: 'object',
  ObjectProperty: 'pair',
};

/** Statements whose texts are paths of modules. */
const SKIPPED = new Set<unknown>(['ImportDeclaration', 'ExportAllDeclaration']);

function visitCode(value: unknown, parent: NavNode, code: Code): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) for (const each of value) visitCode(each, parent, code);
  const node = value as CodeNode;
  if (SKIPPED.has(node.type)) return;
  const range = { start: (node.start ?? 0) - code.shift, end: (node.end ?? 0) - code.shift };
  const text = textOf(node);
  if (text !== undefined) {
    const quote = /['"`]/.exec(code.source[range.start] ?? '')?.[0];
    addNode(parent, { kind: 'text', ...range, text, write: (other) => quoteText(other, quote) });
    return;
  }
  const kind = typeof node.type === 'string' ? CONTAINERS[node.type] : undefined;
  const inside = kind === undefined ? parent : addNode(parent, { kind, ...range });
  for (const [name, child] of Object.entries(node)) {
    if (name === 'loc' || name === 'extra' || Array.isArray(value)) continue;
    const isName = name === 'key' && !node.computed && node.key?.type === 'Identifier';
    visitCode(isName ? { ...node.key, type: 'StringLiteral', value: node.key?.name } : child, inside, code);
  }
}

function textOf({ type, value, expressions, quasis }: CodeNode): string | undefined {
  if (type === 'StringLiteral') return String(value);
  return type === 'TemplateLiteral' && expressions?.length === 0 ? quasis?.[0]?.value.cooked : undefined;
}

/** @param quote undefined for a key without quotes */
function quoteText(text: string, quote: string | undefined): string {
  if (quote === undefined && /^[A-Za-z_$][\w$]*$/.test(text)) return text;
  if (quote === '"') return JSON.stringify(text);
  const mark = quote ?? "'";
  return (
    mark +
    text
      .replace(/[\\\n]|\$\{/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`))
      .replaceAll(mark, `\\${mark}`) +
    mark
  );
}

function parseYaml(source: string): NavNode | undefined {
  const document = parseDocument(source, { logLevel: 'silent' });
  if (document.errors.length > 0) return undefined;
  const root = toRoot(source);
  visitYaml(document.contents, root, source);
  return root;
}

function visitYaml(node: unknown, parent: NavNode, source: string): NavNode | undefined {
  if (isScalar(node) && typeof node.value === 'string' && node.range) {
    const [start, end] = node.range;
    const quote = /['"]/.exec(source[start] ?? '')?.[0];
    return addNode(parent, {
      kind: 'text',
      start,
      end,
      text: node.value,
      write: (text) => quoteYaml(text, quote),
    });
  }
  const range = isAlias(node) || isScalar(node) || isSeq(node) || isMap(node) ? node.range : undefined;
  if (!range) return undefined;
  const [start, end] = range;
  if (!isSeq(node) && !isMap(node)) return addNode(parent, { kind: 'other', start, end });
  const all = addNode(parent, { kind: isSeq(node) ? 'list' : 'object', start, end });
  const fill = (inside: NavNode | undefined) => {
    if (inside !== undefined && !node.flow) inside.lines = linesOf(source, inside);
  };
  for (const item of node.items as (Node | Pair)[])
    fill(isMap(node) ? visitPair(item as Pair, all, source) : visitYaml(item, all, source));
  // The range of a block goes on to the next one.
  if (!node.flow) all.end = Math.max(start, ...all.children.map((child) => child.end));
  return all;
}

function visitPair({ key, value }: Pair, parent: NavNode, source: string): NavNode | undefined {
  if (!isScalar(key) || !key.range) return undefined;
  const pair = addNode(parent, { kind: 'pair', start: key.range[0], end: key.range[1] });
  visitYaml(key, pair, source);
  visitYaml(value, pair, source);
  pair.end = Math.max(...pair.children.map((child) => child.end), pair.end);
  return pair;
}

/** The lines of a node, which the sign of a list may begin. */
function linesOf(source: string, { start, end }: NavNode): [number, number] {
  const next = source.indexOf('\n', Math.max(start, end - 1));
  return [source.lastIndexOf('\n', start - 1) + 1, next < 0 ? source.length : next + 1];
}

function quoteYaml(text: string, quote: string | undefined): string {
  if (quote === "'") return `'${text.replaceAll("'", "''")}'`;
  const isPlain =
    /^[\p{L}\p{N}./(][^\n]*$/u.test(text) &&
    !/: |:$| #|\s$|^(?:true|false|null|yes|no|on|off|[\d.]+)$/i.test(text);
  return quote === undefined && isPlain ? text : JSON.stringify(text);
}

const LINE = /^(\s*)(?:(?:[-*+]|\d+[.)])\s+)?/;
const LINK = /\[((?:[^[\]]|\[[^\]]*\])*)\]\((<[^>]*>|(?:[^\s()]|\([^\s()]*\))*)[^)]*\)/g;

/** Lines with links are entries; those below that are indented further are inside. */
function parseMarkdown(source: string): NavNode {
  const root = addNode(toRoot(source), { kind: 'list', start: 0, end: source.length });
  let open: { indent: number; entry: NavNode; inside: NavNode }[] = [];
  for (const { start, line } of listLines(source)) {
    const [mark = '', indent = ''] = LINE.exec(line) ?? [];
    const links = [...line.matchAll(LINK)];
    if (links.length === 0 && mark === indent) {
      if (/^#/.test(line)) open = [];
      continue;
    }
    const end = start + line.length;
    const width = indent.replaceAll('\t', '    ').length;
    open = open.filter((outer) => outer.indent < width);
    const lines = linesOf(source, { start, end } as NavNode);
    const entry = addNode(open.at(-1)?.inside ?? root, { kind: 'object', start, end, lines });
    for (const { index, 0: whole, 1: label = '', 2: href = '' } of links) {
      const at = start + index;
      const written = href.replace(/^<|>$/g, '');
      const from = at + whole.indexOf('](') + 2;
      addNode(entry, {
        kind: 'label',
        start: at + 1,
        end: at + 1 + label.length,
        text: label,
        write: (text) => text.replace(/[[\]]/g, '\\$&'),
      });
      addNode(entry, {
        kind: 'text',
        start: from,
        end: from + href.length,
        text: decodeSafely(written),
        write: (text) => (href.startsWith('<') ? `<${text}>` : encodeLike(text, href)),
      });
      addNode(entry, { kind: 'tooltip', start: from + href.length, end: at + whole.length - 1 });
    }
    // Entries end where the last one inside of them does.
    for (const outer of open) outer.entry.lines = [outer.entry.lines?.[0] ?? 0, lines[1]];
    const inside = addNode(entry, { kind: 'list', start: end, end });
    open.push({ indent: width, entry, inside });
  }
  return root.parent ?? root;
}
