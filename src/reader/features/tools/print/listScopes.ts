// What a reader may have printed: the page, its chapter, its version, or pages of their choice.

import { printMessages as words } from '../../../../core/i18n/printMessages.ts';
import { findChapter, listChapters, listEntries, type PrintNode } from '../../../../core/print/printTree.ts';
import type { Manifest, PageEntry, Version } from '../../../../core/site/manifest/manifest.ts';
import type { PrintOrder } from './layOut.ts';
import type { PrintTree } from './usePrintTree.ts';

export type ScopeName = 'page' | 'chapter' | 'version' | 'selection';

export interface Scope {
  name: ScopeName;
  label: string;
  order: PrintOrder;
}

interface ScopePage {
  manifest: Manifest;
  version: Version | undefined;
  entry: PageEntry;
}

/**
 * The scopes that a page offers.
 * @param tree of its version, where that has been read
 * @param chosen ids of the pages that the reader has chosen
 */
export function listScopes(
  page: ScopePage,
  tree: PrintTree | undefined,
  chosen: ReadonlySet<string>,
): readonly Scope[] {
  const { entry } = page;
  const alone: PrintNode = { label: entry.title, path: entry.path, entry, items: [] };
  const own: Scope = {
    name: 'page',
    label: words.page,
    order: {
      ...(tree ?? page),
      chapters: listChapters([alone], () => true),
      title: entry.title,
      path: entry.path,
    },
  };
  if (tree === undefined) return [own];
  const { manifest, version, nodes } = tree;
  const scopeOf = (
    name: ScopeName,
    label: string,
    title: string,
    path: string,
    printed: readonly PrintNode[],
    isPrinted = (_: PageEntry) => true,
  ): Scope => {
    const chapters = listChapters(printed, isPrinted);
    return { name, label, order: { manifest, version, chapters, title, path } };
  };
  const chapter = findChapter(nodes, entry.path);
  const whole = words.paper.documents(version.label);
  const hasMore = listEntries(nodes).length > 1;
  return [
    own,
    ...(chapter === undefined
      ? []
      : [
          scopeOf('chapter', words.chapter(chapter.label), chapter.label, chapter.path ?? version.path, [
            chapter,
          ]),
        ]),
    ...(hasMore
      ? [
          scopeOf('version', words.version(version.label), whole, version.path, nodes),
          scopeOf('selection', words.selection, whole, version.path, nodes, ({ id }) => chosen.has(id)),
        ]
      : []),
  ];
}

/** How many pages of the site a scope holds. */
export function countPages({ order }: Scope): number {
  return order.chapters.filter(({ entry }) => entry !== undefined).length;
}
