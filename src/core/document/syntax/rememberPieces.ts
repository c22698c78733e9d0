import type { Root } from 'mdast';

/** What pieces of a text were parsed into, as JSON, by their text: of one that is being written most stay the same. */
export type KnownPieces = Map<string, string>;

/** Pieces that are kept at the most: some ten thousand lines. */
const LIMIT = 1000;

/** A parser that parses nothing twice; each time it gives a tree that may be changed. */
export function rememberPieces(parse: (text: string) => Root, known: KnownPieces): (text: string) => Root {
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return JSON.parse(kept) as Root; // Written below.
    const root = parse(text);
    if (known.size >= LIMIT) known.clear();
    known.set(text, JSON.stringify(root));
    return root;
  };
}
