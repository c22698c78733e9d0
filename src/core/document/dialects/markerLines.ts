// Lines that open or close a container in a dialect: `{% hint %}`, `/// note | 标题`. The parser makes a node of each line,
// with its title as inline content; pairMarkers() makes containers of the pairs and of the blocks between them.
import type { Nodes, Parent, PhrasingContent, Root } from 'mdast';
import type { Construct } from '../syntax/bareUrls.ts';
import type { MdastExtension } from '../syntax/containerSyntax.ts';
import { createParagraph, createText } from './createNodes.ts';
import { type FindTitle, tokenizeTitledLine } from './titledLine.ts';

/** A line that opens or closes a container. */
export interface Marker extends Parent {
  type: 'marker';
  /** The line without white space at its ends. */
  value: string;
  /** Its title. */
  children: PhrasingContent[];
}

declare module 'mdast' {
  interface RootContentMap {
    marker: Marker;
  }
}

/** Creates a construct of flow for the lines that are markers. */
export const createMarkerLine = (findTitle: FindTitle): Construct => ({
  name: 'marker',
  tokenize: (effects, ok, nok) => tokenizeTitledLine(effects, { type: 'marker', findTitle }, ok, nok),
});

/** Makes the nodes of markers, for every dialect that has some. */
export const markersFromMarkdown: MdastExtension = {
  enter: {
    marker(token) {
      this.enter({ type: 'marker', value: this.sliceSerialize(token).trim(), children: [] }, token);
    },
  },
  exit: {
    marker(token) {
      this.exit(token);
    },
  },
};

/** Limit of containers in each other: the markers of deeper ones are text. */
const MAX_DEPTH = 20;

interface Pairing {
  /** Parses the line of a marker; undefined for one of another dialect. Markers with the same key are a pair. */
  readMark: (line: string) => { key: string; isClosing: boolean } | undefined;
  build: (open: Marker, children: Nodes[]) => Nodes[];
}

/** Replaces the markers of a dialect and the blocks between them, in place. A marker without the other is text. */
export function pairMarkers(parent: Root | Parent, pairing: Pairing): void {
  const { readMark, build } = pairing;
  const stack: { open?: Marker; key?: string; children: Nodes[] }[] = [{ children: [] }];
  const add = (...nodes: readonly Nodes[]) => stack.at(-1)?.children.push(...nodes);
  /** Ends the innermost containers, as text, until a number is left. */
  const dissolve = (depth: number) => {
    for (const { open, children } of stack.splice(depth)) add(...(open ? [toText(open)] : []), ...children);
  };
  for (const node of parent.children as Nodes[]) {
    const mark = node.type === 'marker' ? readMark(node.value) : undefined;
    if (node.type !== 'marker' || mark === undefined) {
      if ('children' in node) pairMarkers(node, pairing);
      add(node);
    } else if (!mark.isClosing) {
      if (stack.length > MAX_DEPTH) add(toText(node));
      else stack.push({ open: node, key: mark.key, children: [] });
    } else {
      let depth = stack.length - 1;
      while (depth > 0 && stack[depth]?.key !== mark.key) depth -= 1;
      if (depth > 0) dissolve(depth + 1);
      const { open, children = [] } = (depth > 0 && stack.pop()) || {};
      if (open === undefined) add(toText(node));
      else add(...build(open, children).map((made) => ({ ...placeBetween(open, node), ...made })));
    }
  }
  dissolve(1);
  parent.children = (stack[0]?.children ?? []) as typeof parent.children;
}

const placeBetween = ({ position: open }: Marker, { position: close }: Marker) =>
  open && close ? { position: { start: open.start, end: close.end } } : {};

const toText = (marker: Marker): Nodes => ({
  ...createParagraph([createText(marker.value)]),
  ...(marker.position && { position: marker.position }),
});
