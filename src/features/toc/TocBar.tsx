import { useCallback, useId, useRef } from 'react';
import { messages } from '../../core/messages/messages.ts';
import { findHeading, type TocNode } from '../../core/nav/tocTree.ts';
import { drawLooks } from '../../ui/drawLooks.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './TocBar.module.css';
import { TocList } from './TocList.tsx';
import { useActiveHeading } from './useActiveHeading.ts';

/**
 * The table of contents where there is no room beside the article: a bar that stays and says which section is
 * read. It opens a sheet from below; the browser does that itself, before any script has come.
 */
export function TocBar({ nodes }: { nodes: readonly TocNode[] }) {
  const id = useId();
  const sheet = useRef<HTMLElement>(null);
  const activeId = useActiveHeading(nodes);
  const close = useCallback(() => sheet.current?.hidePopover(), []);
  if (nodes.length === 0) return null;
  const active = findHeading(nodes, activeId);
  return (
    <div className={styles.bar} data-toc-bar="">
      <button type="button" popoverTarget={id}>
        {messages.toc.short}
        {/* Another name is another element: the layout does not count as moving. */}
        <span key={activeId} className={styles.section}>
          {active?.content.map(drawLooks) ?? messages.toc.overview}
        </span>
        <Icon name="chevron" className={styles.chevron} />
      </button>
      <nav ref={sheet} id={id} popover="auto" className={styles.sheet} aria-label={messages.toc.label}>
        <TocList nodes={nodes} activeId={activeId} onChoose={close} />
      </nav>
    </div>
  );
}
