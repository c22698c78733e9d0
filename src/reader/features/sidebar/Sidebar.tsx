import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { messages } from '#i18n/messages';
import type { SidebarNode } from '../../../core/site/nav/sidebarNodes.ts';
import styles from './Sidebar.module.css';
import { SidebarEntry } from './SidebarItem.tsx';

interface SidebarProps {
  nodes: readonly SidebarNode[];
  currentPath: string;
  /** Content below the tree. */
  children?: ReactNode;
}

/** The navigation tree of a version; scrolls to the current page. */
export function Sidebar({ nodes, currentPath, children }: SidebarProps) {
  const frame = useRef<HTMLElement>(null);
  useCurrentInView(frame, currentPath);
  return (
    <nav ref={frame} className={styles.sidebar} aria-label={messages.sidebar.label}>
      <ul className={styles.list}>
        {nodes.map((node) => (
          <SidebarEntry key={node.key} node={node} currentPath={currentPath} />
        ))}
      </ul>
      {children}
    </nav>
  );
}

/** Scrolls the sidebar, never the page: the current link is in its middle at first, and when it is out of view. */
function useCurrentInView(frame: React.RefObject<HTMLElement | null>, currentPath: string): void {
  const isPlaced = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each navigation
  useLayoutEffect(() => {
    const sidebar = frame.current;
    const link = sidebar?.querySelector('[aria-current="page"]');
    if (!sidebar || !link) return;
    const sidebarBox = sidebar.getBoundingClientRect();
    const linkBox = link.getBoundingClientRect();
    const isInView = linkBox.top >= sidebarBox.top && linkBox.bottom <= sidebarBox.bottom;
    if (isInView && isPlaced.current) return;
    isPlaced.current = true;
    sidebar.scrollTop += linkBox.top - sidebarBox.top - (sidebarBox.height - linkBox.height) / 2;
  }, [frame, currentPath]);
}
