// Every address in a markdown text with the place where it is written: who moves a text changes them there.
import type { Html, Nodes, Root } from 'mdast';
import { findCandidates } from '../site/urls/srcset.ts';
import { findIncludeColumn, listIncludes } from './includes/includes.ts';

/** The address of a link, an image or a definition. */
export interface WrittenAddress {
  /** In the file, from 1. */
  line: number;
  column: number;
  /** As it is written, angle brackets included. */
  text: string;
  /** What it means. */
  href: string;
  /** Whether it is that of a file of which the page shows code or text: it never leads to a page. */
  isInclude?: true;
  /** Whether links lead to it by its name. */
  isDefinition?: true;
}

/**
 * Lists the addresses of a text from its beginning to its end.
 * @param firstLine of the file on which the text begins
 */
export function listAddresses(tree: Root, text: string, firstLine: number): WrittenAddress[] {
  const lines = text.split('\n');
  const found = [...addressesIn(tree)].flatMap((address) => {
    const written = lines[address.line - firstLine] ?? '';
    const column = address.isInclude
      ? findIncludeColumn(written, address.href)
      : findColumn(written, address);
    if (column > 0) return { ...address, column };
    return address.isInclude ? findImport(lines, address, firstLine) : [];
  });
  // A part may be imported once and shown twice.
  return [...new Map(found.map((address) => [`${address.line}:${address.column}`, address])).values()];
}

/** Where the page imports what it shows. */
function findImport(lines: readonly string[], address: WrittenAddress, firstLine: number): WrittenAddress[] {
  const at = lines.findIndex((line) => line.startsWith('import ') && line.includes(address.href));
  const column = (lines[at] ?? '').indexOf(address.href) + 1;
  return at < 0 ? [] : [{ ...address, line: at + firstLine, column }];
}

/** Boxes get another opening line before the parser sees them, and of HTML in a quote it sees a part. */
function findColumn(written: string, { text, column }: WrittenAddress): number {
  return written.startsWith(text, column - 1) ? column : written.indexOf(text) + 1;
}

function* addressesIn(node: Nodes): Generator<WrittenAddress> {
  // A picture in a link's text stands before the link's address.
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

/** A comment, or an opening tag with its attributes. */
const TAG = /<!--[\s\S]*?(?:-->|$)|<[a-z][^\s/>]*((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)|'([^']*)|([^\s"'>]+))["']?)?/g;
const ADDRESS = /^(?:href|src|poster|srcset)$/i;

function* addressesInHtml({ value, position }: Html): Generator<WrittenAddress> {
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
