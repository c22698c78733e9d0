// Print scopes: the page, its chapter, its version, or selected pages.

import { useMemo } from 'react';
import { printMessages as words } from '#i18n/printMessages';
import {
  buildPrintTree,
  findChapter,
  listChapters,
  listPrintEntries,
  type PrintNode,
} from '../../../../core/print/printChapters.ts';
import type { Manifest, PageEntry, Version } from '../../../../core/site/manifest/manifest.ts';
import { useWholeManifest } from '../../../content/queries/wholeManifest.ts';
import type { PrintRequest } from './renderPrintDocument.ts';

export type ScopeName = 'page' | 'chapter' | 'version' | 'selection';

export interface Scope {
  name: ScopeName;
  label: string;
  order: PrintRequest;
}

interface ScopePage {
  manifest: Manifest;
  version: Version | undefined;
  entry: PageEntry;
}

/**
 * Lists the scopes of a page.
 * @param tree of its version; undefined while the manifest is loading
 * @param chosen ids of selected pages
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
  const hasMore = listPrintEntries(nodes).length > 1;
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

export function countPages({ order }: Scope): number {
  return order.chapters.filter(({ entry }) => entry !== undefined).length;
}

export interface PrintTree {
  manifest: Manifest;
  version: Version;
  nodes: readonly PrintNode[];
}

/** The page tree of a version; it needs the whole manifest, because the embedded one is incomplete. */
export function usePrintTree(name: string | undefined, path: string) {
  const { data: manifest, isError } = useWholeManifest(name !== undefined);
  const tree = useMemo((): PrintTree | undefined => {
    const version = manifest?.versions.find((each) => each.name === name);
    return manifest && version && { manifest, version, nodes: buildPrintTree(version, path) };
  }, [manifest, name, path]);
  const isMissing = name !== undefined && manifest !== undefined && tree === undefined;
  return { tree, hasFailed: isError || isMissing };
}
