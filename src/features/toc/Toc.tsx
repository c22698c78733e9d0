import { useCallback, useEffect, useRef } from 'react';
import { HAS_TOC_COLUMN } from '../../core/constants.ts';
import { messages } from '../../core/messages/messages.ts';
import type { TocNode } from '../../core/nav/tocTree.ts';
import { listen } from '../../platform/listen.ts';
import styles from './Toc.module.css';
import { TocList } from './TocList.tsx';
import { useActiveHeading } from './useActiveHeading.ts';
import { useLinkInView } from './useLinkInView.ts';

/** For the button that opens it where it has no room. No heading has such an id. */
export const TOC_ID = 'page:contents';

/**
 * The table of contents, marking the heading that is read: beside the article, or where it has no room a sheet
 * from below. The browser opens that itself (TocBar.tsx), before any script has come.
 */
export function Toc({ nodes }: { nodes: readonly TocNode[] }) {
  const frame = useRef<HTMLElement>(null);
  const activeId = useActiveHeading(nodes);
  useLinkInView(frame, activeId);
  const close = useCallback(() => frame.current?.hidePopover?.(), []);
  // An open sheet does not stand in the column, for which a tablet that is turned has room.
  useEffect(() => listen(matchMedia(HAS_TOC_COLUMN), ['change'], close), [close]);
  if (nodes.length === 0) return null;
  return (
    <nav ref={frame} id={TOC_ID} popover="auto" className={styles.toc} aria-label={messages.toc.label}>
      <TocList nodes={nodes} activeId={activeId} onChoose={close} />
    </nav>
  );
}
