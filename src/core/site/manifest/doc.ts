// A parsed document. Article, table of contents, search index, link check and print read this value, so that a text
// is parsed once.
import type { ElementContent, Root } from 'hast';
import type { TextFinding } from './finding.ts';

export interface Heading {
  id: string;
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Plain text, for the search index and screen readers. */
  text: string;
  /** Inline nodes for the table of contents, without links and images. */
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
  /** In document order, with the h1. */
  headings: readonly Heading[];
  /** Number of Han characters and of Latin words outside code, for the reading time. */
  length: { han: number; words: number };
  /** Findings that need no other file. */
  findings: readonly TextFinding[];
}

/** Metadata of a text which the layout around it renders: headings, reading time, title. */
export type TextMetadata = Pick<Doc, 'title' | 'headings' | 'length'>;

/** A prerendered text that hydration adopts: its DOM nodes stay, its markdown is not parsed. */
export interface AdoptedText extends TextMetadata {
  /** DOM nodes; core has no DOM types. */
  nodes: readonly object[];
  /** Prefix hashes of its markdown (core/textKey.ts). */
  starts: string;
}

export type PageText = Doc | AdoptedText;
