// Where the addresses of links, images and definitions are written. The tree itself tells only what they mean.
import type { Nodes } from 'mdast';
import type { Data } from 'unified';
import { type Report, toFinding } from '../findings.ts';
import { lineOf } from '../lineOf.ts';

type MdastExtensions = NonNullable<Data['fromMarkdownExtensions']>;
type MdastExtension = Exclude<MdastExtensions[number], readonly unknown[]>;
type Handle = NonNullable<NonNullable<MdastExtension['exit']>['link']>;

/** An address as it is written, angle brackets included, and where: lines below the first of its node, column of the line. */
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

/** Notes the place of an address with its node. */
export const addressPlaces: MdastExtension = {
  exit: { resourceDestination: note, definitionDestination: note },
};

/** Separates folders, as on Windows; before a sign of punctuation it only says that the sign is none of markdown's. */
const BACKSLASH = /\\(?=[\p{L}\p{N}])/u;

/** Reads a path with backslashes, `.\img\a.png`, as the one with slashes that is meant. */
export function readBackslashes(node: Nodes, report: Report): void {
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
