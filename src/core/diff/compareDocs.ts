// Compares two parsed texts: merges their nodes into rows, one for each block, which the comparison renders.
import type { ElementContent } from 'hast';
import type { Doc } from '../document/parsedDoc.ts';
import type { DocEntry, Manifest, Version } from '../site/manifest/manifest.ts';
import { resolveLink } from '../site/urls/resolveLink.ts';
import { fileInVersion } from '../site/urls/siteIndex.ts';
import { splitSegments } from './blockSegments.ts';
import { markNodes } from './marks.ts';
import { matchBlocks } from './matchBlocks.ts';
import { mergeSegments } from './mergeSegments.ts';
import { createKeys } from './similarity.ts';

/** A moved block has two rows: `left` at its old position, `moved` at its new position. */
export type RowKind = 'same' | 'changed' | 'new' | 'gone' | 'moved' | 'left';

export interface ComparisonRow {
  kind: RowKind;
  /** Merged nodes of both texts; `ins` and `del` nodes mark the differences (marks.ts). */
  nodes: readonly ElementContent[];
  /** Number of the move, equal in both rows of a moved block. */
  moved?: number;
}

export interface ComparedText {
  blocks: Doc['blocks'];
  /** Maps the `src` of a file to a name that is the same in both texts. */
  nameFile?: (src: string) => string;
}

/** Compares two parsed texts. Yields between blocks, so that the caller can let the browser render. */
export function* compareDocs(before: ComparedText, after: ComparedText): Generator<void, ComparisonRow[]> {
  const piecesOf = ({ blocks, nameFile }: ComparedText) => {
    const keys = createKeys(nameFile);
    return blocks.flatMap(({ children }) => splitSegments(children, keys));
  };
  const pieces = [piecesOf(before)];
  yield;
  pieces.push(piecesOf(after));
  yield;
  const rows: ComparisonRow[] = [];
  for (const { before: b, after: a, moved } of yield* matchBlocks(pieces[0] ?? [], pieces[1] ?? [])) {
    const move = moved === undefined ? {} : { moved };
    if (b === undefined && a === undefined) continue;
    if (a === undefined)
      rows.push({ kind: moved ? 'left' : 'gone', nodes: markNodes('del', b?.nodes ?? []), ...move });
    else if (b === undefined)
      rows.push({ kind: moved ? 'moved' : 'new', nodes: markNodes('ins', a.nodes), ...move });
    else {
      const nodes = yield* mergeSegments(b, a);
      if (moved !== undefined) rows.push({ kind: 'moved', nodes: markNodes('ins', nodes), ...move });
      else rows.push({ kind: b.key === a.key ? 'same' : 'changed', nodes });
    }
    yield;
  }
  return rows;
}

export interface ComparedPage {
  version: Version;
  entry: DocEntry;
}

export interface ComparedFile {
  file: string;
  /** Maps the `src` of a file to a name that is the same in both texts. */
  nameFile: (src: string) => string;
}

/**
 * The files of two pages, each with a function that names images by path inside the version's folder and by size. If an
 * entry is `brief`, it has no sizes: then the names are the paths.
 */
export function comparedFiles(
  manifest: Manifest,
  before: ComparedPage,
  after: ComparedPage,
): readonly [ComparedFile, ComparedFile] {
  const hasSizes = !before.entry.brief && !after.entry.brief;
  const toFile = ({ version, entry }: ComparedPage): ComparedFile => ({
    file: entry.file,
    nameFile: (src) => {
      const target = resolveLink(manifest, { file: entry.file, version }, src);
      if (target.kind !== 'asset') return src;
      const size = hasSizes ? (entry.images?.[target.file] ?? []) : [];
      return [fileInVersion(manifest, target.file), ...size].join(' ');
    },
  });
  return [toFile(before), toFile(after)];
}
