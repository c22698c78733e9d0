// Where the addresses of links, images and definitions are written. The tree itself tells only what they mean.
import type { Data } from 'unified';

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

declare module 'mdast' {
  interface Data {
    address?: AddressPlace;
  }
}
