// Every address in a markdown text with the place where it is written: who moves a text changes them there.
import type { Element, Nodes as HtmlNodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Html, Nodes, Root } from 'mdast';

/** The address of a link, an image or a definition. */
export interface WrittenAddress {
  /** In the file, from 1. */
  line: number;
  column: number;
  /** As it is written, angle brackets included. */
  text: string;
  /** What it means. */
  href: string;
}

/**
 * Lists the addresses of a text from its beginning to its end.
 * @param firstLine of the file on which the text begins
 */
export function listAddresses(tree: Root, text: string, firstLine: number): WrittenAddress[] {
  const lines = text.split('\n');
  return [...addressesIn(tree)].flatMap((address) => {
    const written = lines[address.line - firstLine] ?? '';
    // Boxes get another opening line before the parser sees them, and of HTML in a quote it sees a part.
    const isThere = written.startsWith(address.text, address.column - 1);
    const column = isThere ? address.column : written.indexOf(address.text) + 1;
    return column === 0 ? [] : { ...address, column };
  });
}

function* addressesIn(node: Nodes): Generator<WrittenAddress> {
  // A picture in a link's text stands before the link's address.
  if ('children' in node) for (const child of node.children) yield* addressesIn(child);
  if (node.type === 'html') yield* addressesInHtml(node);
  const place = node.data?.address;
  if (place === undefined || node.position === undefined || !('url' in node)) return;
  const line = node.position.start.line + place.linesBelow;
  yield { line, column: place.column, text: place.text, href: node.url };
}

const ATTRIBUTES = ['href', 'src', 'poster'];

function* addressesInHtml({ value, position }: Html): Generator<WrittenAddress> {
  if (position === undefined || !/\b(?:href|src|poster)\s*=/i.test(value)) return;
  const { line, column } = position.start;
  for (const { properties, data } of elementsIn(fromHtml(value, { fragment: true, verbose: true }))) {
    for (const name of ATTRIBUTES) {
      const place = data?.position.properties?.[name];
      if (place === undefined) continue;
      const attribute = value.slice(place.start.offset, place.end.offset);
      const [, before = '', text = ''] = /^([^=]*=\s*["']?)(.*?)["']?$/s.exec(attribute) ?? [];
      const columnsBefore = (place.start.line === 1 ? column - 1 : 0) + before.length;
      yield {
        line: line + place.start.line - 1,
        column: place.start.column + columnsBefore,
        text,
        href: String(properties[name]),
      };
    }
  }
}

function* elementsIn(node: HtmlNodes): Generator<Element> {
  if (node.type === 'element') yield node;
  if ('children' in node) for (const child of node.children) yield* elementsIn(child);
}
