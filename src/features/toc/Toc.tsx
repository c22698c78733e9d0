import { useRef } from 'react';
import { messages } from '../../core/messages/messages.ts';
import type { TocNode } from '../../core/nav/tocTree.ts';
import styles from './Toc.module.css';
import { TocList } from './TocList.tsx';
import { useActiveHeading } from './useActiveHeading.ts';
import { useLinkInView } from './useLinkInView.ts';

/** The table of contents beside the article, marking the heading that is read. */
export function Toc({ nodes }: { nodes: readonly TocNode[] }) {
  const frame = useRef<HTMLElement>(null);
  const activeId = useActiveHeading(nodes);
  useLinkInView(frame, activeId);
  if (nodes.length === 0) return null;
  return (
    <nav ref={frame} className={styles.toc} aria-label={messages.toc.label}>
      <TocList nodes={nodes} activeId={activeId} />
    </nav>
  );
}
