import { useState } from 'react';
import type { SidebarNode } from '../../../core/site/nav/sidebarNodes.ts';
import { findExit } from '../../../core/site/urls/findExit.ts';
import { useOpenCache } from '../../content/queries/ContentProvider.tsx';

/**
 * Whether a category is folded. It opens when the reader enters it or moves inside it,
 * and never folds by itself (site-spec §9, peer-behaviour §5).
 */
export function useCollapsed(node: SidebarNode, currentPath: string) {
  const openCache = useOpenCache();
  const [isCollapsed, setCollapsed] = useState(
    node.isCollapsible && !node.isActive && node.isInitiallyCollapsed,
  );
  const [seenPath, setSeenPath] = useState(currentPath);
  if (seenPath !== currentPath) {
    setSeenPath(currentPath);
    if (node.isActive && isCollapsed) setCollapsed(false);
  }
  return {
    isCollapsed,
    open: () => setCollapsed(false),
    toggle: () => {
      setCollapsed(!isCollapsed);
      // Who opens a branch is about to choose a page of it.
      if (isCollapsed)
        openCache().then(
          (cache) => cache.readBranch(listPages(node)),
          () => {},
        );
    },
  };
}

/** The addresses of the pages right below a node. */
function listPages({ items = [] }: SidebarNode): string[] {
  return items.flatMap(({ href, cut }) =>
    href === undefined || cut !== undefined || findExit(href) !== undefined ? [] : [href],
  );
}
