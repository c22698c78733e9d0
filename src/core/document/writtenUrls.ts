// Lists the URLs of a markdown text with their positions, so that they can be changed when a file moves.
import type { Html, Nodes, Root } from 'mdast';
import type { Data } from 'unified';
import { findCandidates } from '../site/urls/srcset.ts';
import { lineOf, type Report, toFinding } from './findings.ts';
import { findIncludeColumn, listIncludes } from './includes/includes.ts';

/** The URL of a link, image or definition. */
export interface WrittenUrl {
  /** In the file, from 1. */
  line: number;
  column: number;
  /** As written, with angle brackets. */
  text: string;
  /** The URL as parsed. */
  href: string;
  /** Whether it is an included file, which is no link to a page. */
  isInclude?: true;
  /** Whether it is a definition, which links refer to by label. */
  isDefinition?: true;
}

/**
 * Lists the URLs of a text in document order.
 * @param firstLine line of the file on which the text begins
 */
export function listUrls(tree: Root, text: string, firstLine: number): WrittenUrl[] {
  const lines = text.split('\n');
  const found = [...addressesIn(tree)].flatMap((address) => {
    const written = lines[address.line - firstLine] ?? '';
    const column = address.isInclude
      ? findIncludeColumn(written, address.href)
      : findColumn(written, address);
    if (column > 0) return { ...address, column };
    return address.isInclude ? findImport(lines, address, firstLine) : [];
  });
  // One import may be used twice.
  return [...new Map(found.map((address) => [`${address.line}:${address.column}`, address])).values()];
}

/** The URL in the import statement of an included file. */
function findImport(lines: readonly string[], address: WrittenUrl, firstLine: number): WrittenUrl[] {
  const at = lines.findIndex((line) => line.startsWith('import ') && line.includes(address.href));
  const column = (lines[at] ?? '').indexOf(address.href) + 1;
  return at < 0 ? [] : [{ ...address, line: at + firstLine, column }];
}

/**
 * Columns differ where the parser's input does: opening lines of containers are rewritten, HTML in a quote loses its
 * markers.
 */
function findColumn(written: string, { text, column }: WrittenUrl): number {
  return written.startsWith(text, column - 1) ? column : written.indexOf(text) + 1;
}

function* addressesIn(node: Nodes): Generator<WrittenUrl> {
  // An image in link text precedes the link's URL.
  if ('children' in node) for (const child of node.children) yield* addressesIn(child);
  if (node.type === 'html') yield* addressesInHtml(node);
  if (node.type === 'code' || node.type === 'html')
    for (const { line, href } of listIncludes({ type: 'root', children: [node] }))
      yield { line, column: 0, text: href, href, isInclude: true };
  const place = node.data?.address;
  if (place === undefined || node.position === undefined || !('url' in node)) return;
  const line = node.position.start.line + place.linesBelow;
  const isDefinition = node.type === 'definition' && ({ isDefinition: true } as const);
  yield { line, column: place.column, text: place.text, href: node.url, ...isDefinition };
}

/** An HTML comment, or an opening tag with its attributes. */
const TAG = /<!--[\s\S]*?(?:-->|$)|<[a-z][^\s/>]*((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)|'([^']*)|([^\s"'>]+))["']?)?/g;
const ADDRESS = /^(?:href|src|poster|srcset)$/i;

function* addressesInHtml({ value, position }: Html): Generator<WrittenUrl> {
  if (position === undefined || !/\b(?:href|src|poster|srcset)\s*=/i.test(value)) return;
  for (const tag of value.matchAll(TAG)) {
    const [whole, attributes = ''] = tag;
    const start = tag.index + whole.length - 1 - attributes.length;
    for (const attribute of attributes.matchAll(ATTRIBUTE)) {
      const [written, name = '', double, single, bare] = attribute;
      const text = double ?? single ?? bare ?? '';
      if (!ADDRESS.test(name)) continue;
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

// The parser extension that records where URLs are written: AST nodes contain only their values.

type MdastExtensions = NonNullable<Data['fromMarkdownExtensions']>;
type MdastExtension = Exclude<MdastExtensions[number], readonly unknown[]>;
type Handle = NonNullable<NonNullable<MdastExtension['exit']>['link']>;

/** A URL as written, with angle brackets; its line relative to its node, and its column. */
interface AddressPlace {
  text: string;
  linesBelow: number;
  column: number;
}

const note: Handle = function (token) {
  const node = this.stack.at(-1);
  if (node?.position === undefined) return;
  const linesBelow = token.start.line - node.position.start.line;
  node.data = {
    ...node.data,
    address: { text: this.sliceSerialize(token), linesBelow, column: token.start.column },
  };
};

export const addressPlaces: MdastExtension = {
  exit: { resourceDestination: note, definitionDestination: note },
};

/** A folder separator, as on Windows; before punctuation it is an escape. */
const BACKSLASH = /\\(?=[\p{L}\p{N}])/u;

/** Converts a path with backslashes, `.\img\a.png`, to slashes. */
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
