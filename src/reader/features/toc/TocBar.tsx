import { messages } from '../../../core/i18n/messages.ts';
import { findHeading, type TocNode } from '../../../core/site/nav/tocTree.ts';
import { drawLooks } from '../../ui/drawLooks.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TOC_ID } from './Toc.tsx';
import styles from './TocBar.module.css';
import { useActiveHeading } from './useActiveHeading.ts';

/**
 * Where the table of contents has no room beside the article: a bar that stays, says which section is read, and opens
 * it (Toc.tsx).
 */
export function TocBar({ nodes }: { nodes: readonly TocNode[] }) {
  const activeId = useActiveHeading(nodes);
  if (nodes.length === 0) return null;
  const active = findHeading(nodes, activeId);
  return (
    <div className={styles.bar} data-toc-bar="">
      <button type="button" popoverTarget={TOC_ID}>
        {messages.toc.short}
        {/* Another name is another element: the layout does not count as moving. */}
        <span key={activeId} className={styles.section}>
          {active?.content.map(drawLooks) ?? messages.toc.overview}
        </span>
        <Icon name="chevron" className={styles.chevron} />
      </button>
    </div>
  );
}
