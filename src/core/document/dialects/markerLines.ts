// Lines that open or close a container in a dialect: `{% hint %}`, `/// note | 标题`. The parser makes a node of each line,
// with its title as inline content; pairMarkers() makes containers of the pairs and of the blocks between them.
import type { Nodes, Parent, PhrasingContent, Root } from 'mdast';
import type { Code, State } from 'micromark-util-types';
import type { Construct } from '../syntax/bareUrls.ts';
import type { MdastExtension } from '../syntax/containerSyntax.ts';
import { createParagraph, createText } from './createNodes.ts';

/** A line that opens or closes a container. */
export interface Marker extends Parent {
  type: 'marker';
  dialect: string;
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

/** The columns of a line's title, from 0; both are 0 without a title. Undefined if the line is no marker. */
type FindTitle = (line: string) => readonly [start: number, end: number] | undefined;

const isLineEnd = (code: Code): boolean => code !== null && code < -2;

/** The character of a code; a space for the columns of a tab. */
const toChar = (code: Code): string => (code === null || code < 0 ? ' ' : String.fromCharCode(code));

const isEnd = (code: Code) => code === null || isLineEnd(code);

/** Creates a construct of flow for the lines of a dialect that are markers. */
export function createMarkerLine(dialect: string, findTitle: FindTitle): Construct {
  return {
    name: dialect,
    tokenize(effects, ok, nok) {
      let title: ReturnType<FindTitle>;
      const lookahead: Construct = {
        partial: true,
        tokenize: (ahead, found, fail) => {
          let line = '';
          const next: State = (code) => {
            if (isEnd(code)) {
              ahead.exit('data');
              title = findTitle(line.trimEnd());
              return title === undefined ? fail(code) : found(code);
            }
            line += toChar(code);
            ahead.consume(code);
            return next;
          };
          return (code) => {
            ahead.enter('data');
            return next(code);
          };
        },
      };
      return effects.check(lookahead, begin, nok);

      function begin(code: Code): State | undefined {
        const [start, end] = title ?? [0, 0];
        let at = 0;
        const next: State = (each) => {
          if (at === end && end > start) effects.exit('chunkText');
          if (isEnd(each)) {
            effects.exit('marker' as 'data');
            return ok(each);
          }
          if (at === start && end > start) effects.enter('chunkText', { contentType: 'text' });
          effects.consume(each);
          at += 1;
          return next;
        };
        effects.enter('marker' as 'data', { dialect } as object);
        return next(code);
      }
    },
  };
}

/** Makes the nodes of markers, for every dialect that has some. */
export const markersFromMarkdown: MdastExtension = {
  enter: {
    marker(token) {
      const { dialect } = token as { dialect?: string };
      const value = this.sliceSerialize(token).trim();
      this.enter({ type: 'marker', dialect: dialect ?? '', value, children: [] }, token);
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
  dialect: string;
  /** Whether a marker closes a container, or this one. */
  isClosing: (marker: Marker, open?: Marker) => boolean;
  build: (open: Marker, children: Nodes[]) => Nodes[];
}

/** Replaces the markers of a dialect and the blocks between them, in place. A marker without the other is text. */
export function pairMarkers(parent: Root | Parent, pairing: Pairing): void {
  const { dialect, isClosing, build } = pairing;
  const stack: { open?: Marker; children: Nodes[] }[] = [{ children: [] }];
  const add = (...nodes: readonly Nodes[]) => stack.at(-1)?.children.push(...nodes);
  /** Ends the innermost containers, as text, until a number is left. */
  const dissolve = (depth: number) => {
    for (const { open, children } of stack.splice(depth)) add(...(open ? [toText(open)] : []), ...children);
  };
  for (const node of parent.children as Nodes[]) {
    if (node.type !== 'marker' || node.dialect !== dialect) {
      if ('children' in node) pairMarkers(node, pairing);
      add(node);
    } else if (!isClosing(node)) {
      if (stack.length > MAX_DEPTH) add(toText(node));
      else stack.push({ open: node, children: [] });
    } else {
      let depth = stack.length - 1;
      while (depth > 0 && !isClosing(node, stack[depth]?.open)) depth -= 1;
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
