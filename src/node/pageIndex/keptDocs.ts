// Texts that were parsed for their facts, for who draws them: in a first build that is the same text a moment later,
// in another thread.
import type { Doc } from '../../core/site/manifest/doc.ts';

let kept: Map<string, string> | undefined;

/** From now on what is parsed is kept, as JSON: thousands of trees would be too large, and one has to be copied to be sent. */
export function keepDocs(): void {
  kept = new Map();
}

export function keepDoc(text: string, doc: Doc): void {
  kept?.set(text, JSON.stringify(doc));
}

/** What was parsed of a text, as JSON, if it is still there. */
export function findKeptDoc(text: string): string | undefined {
  return kept?.get(text);
}

/** Nobody draws any more. */
export function forgetDocs(): void {
  kept = undefined;
}
