import { useState } from 'react';
import type { SidebarNode } from '../../core/nav/sidebarNodes.ts';

/**
 * Whether a category is folded. It opens when the reader enters it or moves inside it,
 * and never folds by itself (site-spec §9, peer-behaviour §5).
 */
export function useCollapsed(node: SidebarNode, currentPath: string) {
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
    toggle: () => setCollapsed(!isCollapsed),
  };
}
