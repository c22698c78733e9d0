import { type MouseEvent, memo, type RefObject, useCallback, useEffect, useRef } from 'react';
import { useHref } from 'react-router-dom';
import { HAS_TOC_COLUMN } from '../../../core/constants.ts';
import { messages } from '../../../core/i18n/messages.ts';
import type { Heading } from '../../../core/site/manifest/doc.ts';
import type { TocNode } from '../../../core/site/nav/tocTree.ts';
import { useSiteLinks } from '../../content/links/useSiteLinks.ts';
import { isPlainClick } from '../../platform/isPlainClick.ts';
import { listen } from '../../platform/listen.ts';
import { drawLooks } from '../../ui/drawLooks.ts';
import styles from './Toc.module.css';
import { useActiveHeading } from './useActiveHeading.ts';

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

interface TocListProps {
  nodes: readonly TocNode[];
  activeId: string | undefined;
  onChoose: () => void;
}

/** Links to the headings of the page. */
function TocList({ nodes, activeId, onChoose }: TocListProps) {
  // Once for all of them: a router's link for each is a quarter of what a long page's take-over takes.
  const page = useHref('#');
  const { follow } = useSiteLinks();
  const onClick = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      onChoose();
      if (isPlainClick(event) && follow(event.currentTarget)) event.preventDefault();
    },
    [onChoose, follow],
  );
  return <Level nodes={nodes} activeId={activeId} page={page} onClick={onClick} />;
}

interface LinkProps {
  /** Address of the page. */
  page: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

function Level({ nodes, activeId, ...link }: Pick<TocListProps, 'nodes' | 'activeId'> & LinkProps) {
  return (
    <ul>
      {nodes.map(({ heading, children }) => (
        <li key={heading.id}>
          <HeadingLink heading={heading} isActive={heading.id === activeId} {...link} />
          {children.length > 0 && <Level nodes={children} activeId={activeId} {...link} />}
        </li>
      ))}
    </ul>
  );
}

/** On its own: while a reader scrolls, two of them change and not all. */
const HeadingLink = memo(function HeadingLink({
  heading: { id, content },
  isActive,
  page,
  onClick,
}: LinkProps & { heading: Heading; isActive: boolean }) {
  return (
    <a
      href={`${page}#${encodeURIComponent(id)}`}
      aria-current={isActive ? 'true' : undefined}
      onClick={onClick}
    >
      {content.map(drawLooks)}
    </a>
  );
});

/**
 * Keeps the marked link inside a scrolling list's view; the page itself does not move. While a reader goes through the
 * list by keys it stays: where the focus is has to be seen (WCAG 2.2, 2.4.11).
 */
function useLinkInView(frame: RefObject<HTMLElement | null>, activeId: string | undefined): void {
  useEffect(() => {
    const list = frame.current;
    const link = activeId === undefined ? null : list?.querySelector('[aria-current="true"]');
    if (!list || !link || isUsedByKeys(list)) return;
    const view = list.getBoundingClientRect();
    const place = link.getBoundingClientRect();
    if (place.top < view.top) list.scrollTop += place.top - view.top - 8;
    else if (place.bottom > view.bottom) list.scrollTop += place.bottom - view.bottom + 8;
  }, [frame, activeId]);
}

function isUsedByKeys(list: HTMLElement): boolean {
  const { activeElement } = document;
  return list.contains(activeElement) && activeElement?.matches(':focus-visible') === true;
}
