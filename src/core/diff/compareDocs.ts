// Compares two parsed texts: merges their nodes into rows that the comparison renders, one for each block.
import type { ElementContent } from 'hast';
import type { Doc } from '../site/manifest/doc.ts';
import type { DocEntry, Manifest, Version } from '../site/manifest/manifest.ts';
import { resolveLink } from '../site/urls/resolveLink.ts';
import { fileInVersion } from '../site/urls/siteIndex.ts';
import { markNodes } from './marks.ts';
import { matchBlocks } from './matchBlocks.ts';
import { mergeSegments } from './mergeSegments.ts';
import { splitSegments } from './segments.ts';
import { createKeys } from './similarity.ts';

/** `left` marks the former position of a `moved` row. */
export type RowKind = 'same' | 'changed' | 'new' | 'gone' | 'moved' | 'left';

export interface ComparisonRow {
  kind: RowKind;
  /** Nodes of both sides, with marks. */
  nodes: readonly ElementContent[];
  /** Number shared by the two rows of a move. */
  moved?: number;
}

export interface ComparedText {
  blocks: Doc['blocks'];
  /** Maps the `src` of a file to a name that is the same in both texts. */
  nameFile?: (src: string) => string;
}

/** Compares two parsed texts; yields between blocks, so that the browser can render. */
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
 * The files of two pages. An image is named by its path in the version's folder and its size, if both entries are
 * complete: an index entry that is `brief` has no sizes.
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
