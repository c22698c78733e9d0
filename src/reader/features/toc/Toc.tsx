import { type MouseEvent, memo, type RefObject, useCallback, useEffect, useRef } from 'react';
import { useHref } from 'react-router-dom';
import { messages } from '#i18n/messages';
import { HAS_TOC_COLUMN, TOC_ID } from '../../../core/constants.ts';
import type { Heading } from '../../../core/document/parsedDoc.ts';
import { findHeading, type TocNode } from '../../../core/site/nav/pageModel.ts';
import { useSiteLinks } from '../../content/links/useSiteLinks.ts';
import { isPlainClick } from '../../platform/isPlainClick.ts';
import { addListener } from '../../platform/listen.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { renderHeadingContent } from '../../ui/renderHeadingContent.ts';
import styles from './Toc.module.css';
import { useActiveHeading } from './useActiveHeading.ts';

/**
 * The table of contents, with the active heading marked: a column, or a bottom sheet on narrow viewports.
 * The sheet is a popover: the bar's `popoverTarget` attribute opens it even before hydration.
 */
export function Toc({ nodes }: { nodes: readonly TocNode[] }) {
  const frame = useRef<HTMLElement>(null);
  const activeId = useActiveHeading(nodes);
  useLinkInView(frame, activeId);
  const close = useCallback(() => frame.current?.hidePopover?.(), []);
  // Closes the popover when the viewport becomes wide enough for the column (a tablet is rotated).
  useEffect(() => addListener(matchMedia(HAS_TOC_COLUMN), ['change'], close), [close]);
  if (nodes.length === 0) return null;
  return (
    <nav ref={frame} id={TOC_ID} popover="auto" className={styles.toc} aria-label={messages.toc.label}>
      <p className={styles.head}>
        {messages.toc.label}
        <IconButton
          icon="close"
          name={messages.toc.close}
          popoverTarget={TOC_ID}
          popoverTargetAction="hide"
        />
      </p>
      <TocList nodes={nodes} activeId={activeId} onChoose={close} />
    </nav>
  );
}

interface TocListProps {
  nodes: readonly TocNode[];
  activeId: string | undefined;
  onChoose: () => void;
}

function TocList({ nodes, activeId, onChoose }: TocListProps) {
  // Plain anchors with one click handler: router links would take a quarter of a long page's hydration time.
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
  /** URL of the page. */
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

/** Memoized: when the active heading changes, only two links get new props. */
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
      {content.map(renderHeadingContent)}
    </a>
  );
});

/**
 * Scrolls the list, not the page, so that the active link is in view. A list that contains the keyboard
 * focus is not scrolled, because the focused link must stay visible (WCAG 2.2, 2.4.11).
 */
function useLinkInView(frame: RefObject<HTMLElement | null>, activeId: string | undefined): void {
  useEffect(() => {
    // The head stands above the list.
    const list = frame.current?.lastElementChild;
    const link = activeId === undefined ? null : list?.querySelector('[aria-current="true"]');
    if (!list || !link || isUsedByKeys(list)) return;
    const listBox = list.getBoundingClientRect();
    const linkBox = link.getBoundingClientRect();
    if (linkBox.top < listBox.top) list.scrollTop += linkBox.top - listBox.top - 8;
    else if (linkBox.bottom > listBox.bottom) list.scrollTop += linkBox.bottom - listBox.bottom + 8;
  }, [frame, activeId]);
}

function isUsedByKeys(list: Element): boolean {
  const { activeElement } = document;
  return list.contains(activeElement) && activeElement?.matches(':focus-visible') === true;
}

/** A sticky bar on viewports without a contents column: it shows the active section and opens the popover. */
export function TocBar({ nodes }: { nodes: readonly TocNode[] }) {
  const activeId = useActiveHeading(nodes);
  if (nodes.length === 0) return null;
  const active = findHeading(nodes, activeId);
  return (
    <div className={styles.bar} data-toc-bar="">
      <button type="button" popoverTarget={TOC_ID}>
        {messages.toc.short}
        {/* The key replaces the node: browsers would count a change of the same node as layout shift. */}
        <span key={activeId} className={styles.section}>
          {active?.content.map(renderHeadingContent)}
        </span>
        <Icon name="chevron" className={styles.chevron} />
      </button>
    </div>
  );
}
