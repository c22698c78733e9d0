import type { Root, RootContent } from 'hast';
import type { Report } from './findings.ts';

/** Replaces nodes among and below the top-level nodes of a text, in steps. */
export type Transform = (nodes: RootContent[], report: Report) => Generator<void, RootContent[]>;

/**
 * Transforms that few texts need, in the order in which they run: the parser of raw HTML, which sanitizes what it has
 * read, precedes those whose output it would remove. Browsers load each as a lazy chunk.
 */
export const TRANSFORMS = ['html', 'formulas', 'wireframes', 'emoji'] as const;

export type TransformName = (typeof TRANSFORMS)[number];

/** Parses an HTML fragment to an AST, with positions if the parser supports them. */
export type ParseFragment = (html: string) => Root;
