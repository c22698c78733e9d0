// A document parsed once. Article, table of contents, search, link check and
// print all read this value; nobody parses the text again.
import type { ElementContent, Root } from 'hast';
import type { TextFinding } from './finding.ts';

export interface Heading {
  id: string;
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Plain text, for search and announcements. */
  text: string;
  /** Inline content for the table of contents: no links, no images. */
  content: readonly ElementContent[];
}

export interface Doc {
  /** Text of the h1, when the document opens with one. */
  title: string | undefined;
  /**
   * The article, clean and ready to draw, cut at its h2 headings and after every
   * `BLOCK_NODES` nodes, so that a long page can be drawn in slices.
   */
  blocks: readonly Root[];
  /** All headings in document order, h1 included. */
  headings: readonly Heading[];
  /** What a reader reads: Han characters and Latin words outside code. */
  length: { han: number; words: number };
  /** Mistakes in the text that can be seen without other files. */
  findings: readonly TextFinding[];
}

/** What a page says of its text around it: contents, reading time, the title where the text has none. */
export type TextFacts = Pick<Doc, 'title' | 'headings' | 'length'>;

/** A text as the build drew it into the page's shell: its elements are kept, its markdown has not been read. */
export interface KeptText extends TextFacts {
  /** Nodes of the DOM, which this floor does not know. */
  nodes: readonly object[];
  /** Of its markdown (core/textKey.ts). */
  starts: string;
}

export type PageText = Doc | KeptText;
