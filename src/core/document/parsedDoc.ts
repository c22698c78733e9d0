// A parsed document. Article, table of contents, search index, link check and print share it, so that a text is
// parsed only once.
import type { ElementContent, Root } from 'hast';
import type { TextFinding } from '../site/manifest/finding.ts';

export interface Heading {
  id: string;
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Plain text, for the search index and screen readers. */
  text: string;
  /** Inline nodes, without links and images, which the table of contents renders. */
  content: readonly ElementContent[];
}

export interface Doc {
  /** Text of the h1, if the document starts with one. */
  title: string | undefined;
  /**
   * Content as hast trees, split at h2 headings and after every `BLOCK_NODES` nodes, so that a long page renders in
   * steps.
   */
  blocks: readonly Root[];
  /** All headings in document order, the h1 included. */
  headings: readonly Heading[];
  /** Number of Han characters and of Latin words outside code, for the reading time. */
  length: { han: number; words: number };
  /** Findings of the checks that read this text only. */
  findings: readonly TextFinding[];
}

/** Metadata that the page layout renders outside the text: title, headings, reading time. */
export type TextMetadata = Pick<Doc, 'title' | 'headings' | 'length'>;

/** A prerendered text whose DOM nodes hydration reuses, so that the client does not parse the markdown. */
export interface AdoptedText extends TextMetadata {
  /** DOM nodes; typed as objects, since core is compiled without DOM types. */
  nodes: readonly object[];
  /**
   * Hashes of the markdown's prefixes, by which isCutOff() distinguishes a truncated response from an edited text
   * (core/textKey.ts).
   */
  starts: string;
}

export type PageText = Doc | AdoptedText;
