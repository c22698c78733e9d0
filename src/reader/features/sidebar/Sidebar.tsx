import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { messages } from '../../../core/i18n/messages.ts';
import type { SidebarNode } from '../../../core/site/nav/sidebarNodes.ts';
import styles from './Sidebar.module.css';
import { SidebarItem } from './SidebarItem.tsx';

interface SidebarProps {
  nodes: readonly SidebarNode[];
  currentPath: string;
  /** Stands below the tree. */
  children?: ReactNode;
}

/** The tree of a version's docs, with the current page in its view. */
export function Sidebar({ nodes, currentPath, children }: SidebarProps) {
  const frame = useRef<HTMLElement>(null);
  useCurrentInView(frame, currentPath);
  return (
    <nav ref={frame} className={styles.sidebar} aria-label={messages.sidebar.label}>
      <ul className={styles.list}>
        {nodes.map((node) => (
          <SidebarItem key={node.key} node={node} currentPath={currentPath} />
        ))}
      </ul>
      {children}
    </nav>
  );
}

/** Scrolls the sidebar, never the page, and only when the current link is out of its view (reader-asks B7). */
function useCurrentInView(frame: React.RefObject<HTMLElement | null>, currentPath: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect belongs to the page on the screen
  useLayoutEffect(() => {
    const sidebar = frame.current;
    const link = sidebar?.querySelector('[aria-current="page"]');
    if (!sidebar || !link) return;
    const view = sidebar.getBoundingClientRect();
    const place = link.getBoundingClientRect();
    if (place.top >= view.top && place.bottom <= view.bottom) return;
    sidebar.scrollTop += place.top - view.top - (view.height - place.height) / 2;
  }, [frame, currentPath]);
}
