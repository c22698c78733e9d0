import { isConflict, joinPieces, type MergedPiece, mergeTexts } from './mergeTexts.ts';

/** One text, or what is left to choose. `isMerged`: both sides had something to say. */
export type Meeting = { text: string; isMerged: boolean } | { pieces: readonly MergedPiece[] };

/**
 * What becomes of a text when its file has become another one.
 * @param base the text that writing began from
 * @param newest what the file says now
 */
export function meetFile(base: string, text: string, newest: string): Meeting {
  if (text === base || text === newest) return { text: newest, isMerged: false };
  if (newest === base) return { text, isMerged: false };
  const pieces = mergeTexts(base, text, newest);
  return pieces.some(isConflict) ? { pieces } : { text: joinPieces(pieces, 'ours'), isMerged: true };
}
