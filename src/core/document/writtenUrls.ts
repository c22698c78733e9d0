// Lists the URLs in a markdown text with their positions, so that a refactoring can replace the URLs of a moved file.
import type { Html, Nodes, Root } from 'mdast';
import type { Data } from 'unified';
import { findCandidates } from '../site/urls/srcset.ts';
import { lineOf, type Report, toFinding } from './findings.ts';
import { findIncludeColumn, listIncludes } from './includes/includeSyntax.ts';

/** The URL of a link, image, definition or include. */
export interface WrittenUrl {
  /** Line in the file and column in the line, both from 1. */
  line: number;
  column: number;
  /** The URL in the source, with angle brackets if it has them. */
  text: string;
  /** The URL as parsed. */
  href: string;
  /** Whether the URL is the path of an included file. */
  isInclude?: true;
  /** Whether the URL is in a definition, `[label]: url`. */
  isDefinition?: true;
}

/**
 * Lists the URLs of a parsed text in document order.
 * @param firstLine line of the file on which the text begins
 */
export function listUrls(tree: Root, text: string, firstLine: number): WrittenUrl[] {
  const lines = text.split('\n');
  const found = [...urlsIn(tree)].flatMap((address) => {
    const written = lines[address.line - firstLine] ?? '';
    const column = address.isInclude
      ? findIncludeColumn(written, address.href)
      : findColumn(written, address);
    if (column > 0) return { ...address, column };
    return address.isInclude ? findImport(lines, address, firstLine) : [];
  });
  // A component that is used twice has one import statement.
  return [...new Map(found.map((address) => [`${address.line}:${address.column}`, address])).values()];
}

/** Finds an included file's path in the import statement of MDX. */
function findImport(lines: readonly string[], address: WrittenUrl, firstLine: number): WrittenUrl[] {
  const at = lines.findIndex((line) => line.startsWith('import ') && line.includes(address.href));
  const column = (lines[at] ?? '').indexOf(address.href) + 1;
  return at < 0 ? [] : [{ ...address, line: at + firstLine, column }];
}

/**
 * Column of a URL in its line. The column in the AST is wrong if the parser's input differs from the source: opening
 * lines of containers are rewritten, and HTML in a blockquote lacks the quote markers.
 */
function findColumn(written: string, { text, column }: WrittenUrl): number {
  return written.startsWith(text, column - 1) ? column : written.indexOf(text) + 1;
}

function* urlsIn(node: Nodes): Generator<WrittenUrl> {
  // Children first: an image in the link text precedes the link's URL.
  if ('children' in node) for (const child of node.children) yield* urlsIn(child);
  if (node.type === 'html') yield* urlsInHtml(node);
  if (node.type === 'code' || node.type === 'html')
    for (const { line, href } of listIncludes({ type: 'root', children: [node] }))
      yield { line, column: 0, text: href, href, isInclude: true };
  const url = node.data?.address;
  if (url === undefined || node.position === undefined || !('url' in node)) return;
  const line = node.position.start.line + url.linesBelow;
  const isDefinition = node.type === 'definition' && ({ isDefinition: true } as const);
  yield { line, column: url.column, text: url.text, href: node.url, ...isDefinition };
}

/** Matches an HTML comment, which contains no URL, or an opening tag and its attributes. */
const TAG = /<!--[\s\S]*?(?:-->|$)|<[a-z][^\s/>]*((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)|'([^']*)|([^\s"'>]+))["']?)?/g;
const URL_ATTRIBUTE = /^(?:href|src|poster|srcset)$/i;

function* urlsInHtml({ value, position }: Html): Generator<WrittenUrl> {
  if (position === undefined || !/\b(?:href|src|poster|srcset)\s*=/i.test(value)) return;
  for (const tag of value.matchAll(TAG)) {
    const [whole, attributes = ''] = tag;
    const start = tag.index + whole.length - 1 - attributes.length;
    for (const attribute of attributes.matchAll(ATTRIBUTE)) {
      const [written, name = '', double, single, bare] = attribute;
      const text = double ?? single ?? bare ?? '';
      if (!URL_ATTRIBUTE.test(name)) continue;
      const at = start + attribute.index + written.length - text.length - (bare === undefined ? 1 : 0);
      const found = /^srcset$/i.test(name) ? findCandidates(text) : [{ address: text, at: 0 }];
      for (const { address, at: inside } of found) {
        const before = value.slice(0, at + inside).split('\n');
        const column = (before.at(-1) ?? '').length + (before.length === 1 ? position.start.column : 1);
        const line = position.start.line + before.length - 1;
        yield { line, column, text: address, href: address.replaceAll('&amp;', '&') };
      }
    }
  }
}

// The parser extension that adds the position of a URL to its AST node, which contains only the value.

type MdastExtensions = NonNullable<Data['fromMarkdownExtensions']>;
type MdastExtension = Exclude<MdastExtensions[number], readonly unknown[]>;
type Handle = NonNullable<NonNullable<MdastExtension['exit']>['link']>;

/** The URL in the source, with angle brackets if it has them; the line relative to the AST node, and the column. */
interface AddressPlace {
  text: string;
  linesBelow: number;
  column: number;
}

const recordUrl: Handle = function (token) {
  const node = this.stack.at(-1);
  if (node?.position === undefined) return;
  const linesBelow = token.start.line - node.position.start.line;
  node.data = {
    ...node.data,
    address: { text: this.sliceSerialize(token), linesBelow, column: token.start.column },
  };
};

export const urlPositions: MdastExtension = {
  exit: { resourceDestination: recordUrl, definitionDestination: recordUrl },
};

/** A backslash as path separator. Before punctuation, a backslash is a markdown escape. */
const BACKSLASH = /\\(?=[\p{L}\p{N}])/u;

/** Replaces the backslashes in a node's URL, `.\img\a.png`, by slashes, with a finding. */
export function normalizeBackslashes(node: Nodes, report: Report): void {
  const written = node.data?.address?.text ?? '';
  if (!('url' in node) || !BACKSLASH.test(written) || /^<?[a-z][a-z\d+.-]*:/i.test(written)) return;
  node.url = written.replace(/^<|>$/g, '').replace(/\\(?![()[\]<>])/g, '/');
  report(toFinding('backslashAddress', lineOf(node), written));
}

declare module 'mdast' {
  interface Data {
    address?: AddressPlace;
  }
}
