// Two states of a page as one: the rows of a page that shows both, block by block.
import type { ElementContent } from 'hast';
import type { Doc } from '../site/manifest/doc.ts';
import { createKeys } from './keys.ts';
import { markNodes } from './marks.ts';
import { mergePieces } from './mergePieces.ts';
import { cutPieces } from './pieces.ts';
import { planFates } from './plan.ts';

/** `left` is the old place of what is `moved`. */
export type RowKind = 'same' | 'changed' | 'new' | 'gone' | 'moved' | 'left';

export interface Row {
  kind: RowKind;
  /** What both sides have, with marks. */
  nodes: readonly ElementContent[];
  /** Names the two places of a move. */
  moved?: number;
}

export interface ComparedText {
  blocks: Doc['blocks'];
  /** What a file as written is known by in both texts. */
  nameFile?: (src: string) => string;
}

/** Compares two parsed texts, in short steps. */
export function* compareDocs(before: ComparedText, after: ComparedText): Generator<void, Row[]> {
  const piecesOf = ({ blocks, nameFile }: ComparedText) => {
    const keys = createKeys(nameFile);
    return blocks.flatMap(({ children }) => cutPieces(children, keys));
  };
  const pieces = [piecesOf(before)];
  yield;
  pieces.push(piecesOf(after));
  yield;
  const rows: Row[] = [];
  for (const { before: b, after: a, moved } of yield* planFates(pieces[0] ?? [], pieces[1] ?? [])) {
    const move = moved === undefined ? {} : { moved };
    if (b === undefined && a === undefined) continue;
    if (a === undefined)
      rows.push({ kind: moved ? 'left' : 'gone', nodes: markNodes('del', b?.nodes ?? []), ...move });
    else if (b === undefined)
      rows.push({ kind: moved ? 'moved' : 'new', nodes: markNodes('ins', a.nodes), ...move });
    else {
      const nodes = yield* mergePieces(b, a);
      if (moved !== undefined) rows.push({ kind: 'moved', nodes: markNodes('ins', nodes), ...move });
      else rows.push({ kind: b.key === a.key ? 'same' : 'changed', nodes });
    }
    yield;
  }
  return rows;
}
