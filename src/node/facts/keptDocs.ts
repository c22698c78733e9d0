// Texts that were parsed for their facts, for who draws them: in a first build that is the same text a moment later.
import type { Doc } from '../../core/model/doc.ts';
import { LastKept } from '../../lib/lastKept.ts';

let kept: LastKept<string, Doc> | undefined;

/** From now on what is parsed is kept: as many texts as a site has that is built in seconds. */
export function keepDocs(): void {
  // Of a large site the last ones would be kept, of which the first are drawn first.
  kept = new LastKept(200);
}

export function keepDoc(text: string, doc: Doc): void {
  kept?.set(text, doc);
}

/** What was parsed of a text, if it is still there. */
export function findKeptDoc(text: string): Doc | undefined {
  return kept?.get(text);
}

/** Nobody draws any more. */
export function forgetDocs(): void {
  kept = undefined;
}
