import { memo, useEffect, useId, useRef, useState } from 'react';
import { messages } from '#i18n/messages';
import type { SidebarCut } from '../../../core/site/manifest/sidebarItem.ts';
import { findFirstHref, type SidebarNode } from '../../../core/site/nav/sidebarNodes.ts';
import { findExternalKind, pageHref } from '../../../core/site/urls/pageHref.ts';
import { joinClasses } from '../../../lib/joinClasses.ts';
import { PageLink } from '../../content/links/PageLink.tsx';
import { SiteAnchor } from '../../content/links/SiteAnchor.tsx';
import { useLoadMore, useOpenCache } from '../../content/queries/ContentProvider.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Sidebar.module.css';

interface SidebarItemProps {
  node: SidebarNode;
  currentPath: string;
}

function AnyItem({ node, currentPath }: SidebarItemProps) {
  const { cut, label, items } = node;
  if (cut !== undefined)
    return (
      <li>
        <MoreItems cut={cut} label={label} />
      </li>
    );
  if (items === undefined)
    return (
      <li>
        <Leaf node={node} />
      </li>
    );
  const isGroup = node.href === undefined && !node.isCollapsible;
  const Branch = isGroup ? Group : Category;
  return (
    <li>
      <Branch node={node} currentPath={currentPath} />
    </li>
  );
}

/**
 * Memoized by node: core/site/nav/sidebarNodes.ts creates new nodes only for items whose state changes.
 */
export const SidebarEntry = memo(AnyItem, (before, after) => before.node === after.node);

/** Items under a label that is neither a link nor collapsible. */
function Group({ node, currentPath }: SidebarItemProps) {
  const labelId = useId();
  return (
    <>
      <span id={labelId} className={styles.group}>
        {node.label}
      </span>
      <ul aria-labelledby={labelId} className={styles.items}>
        {node.items?.map((item) => (
          <SidebarEntry key={item.key} node={item} currentPath={currentPath} />
        ))}
      </ul>
    </>
  );
}

function Leaf({ node: { label, href = '', isCurrent } }: { node: SidebarNode }) {
  return (
    <SiteAnchor
      link={{ label, href, kind: findExternalKind(href) ?? 'page' }}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Icon name="external" className={styles.external} />
    </SiteAnchor>
  );
}

function Category({ node, currentPath }: SidebarItemProps) {
  const { isCollapsed, open, toggle } = useCollapsed(node, currentPath);
  const listId = useId();
  return (
    <>
      <div className={joinClasses(styles.row, node.isActive ? styles.active : undefined)}>
        {node.href === undefined ? (
          // A link to the first page of the branch, so that it works before hydration.
          <PageLink
            role="button"
            to={findFirstHref(node) ?? ''}
            aria-expanded={!isCollapsed}
            aria-controls={isCollapsed ? undefined : listId}
            onClick={(event) => {
              event.preventDefault();
              toggle();
            }}
            onKeyDown={(event) => {
              if (event.key !== ' ') return;
              event.preventDefault();
              event.currentTarget.click();
            }}
          >
            {node.label}
          </PageLink>
        ) : (
          <>
            <PageLink
              to={node.href}
              aria-current={node.isCurrent ? 'page' : undefined}
              onClick={(event) => {
                if (!node.isCurrent || !node.isCollapsible) return open();
                event.preventDefault();
                toggle();
              }}
            >
              {node.label}
            </PageLink>
            {node.isCollapsible && (
              <button
                type="button"
                aria-expanded={!isCollapsed}
                aria-controls={isCollapsed ? undefined : listId}
                aria-label={messages.sidebar[isCollapsed ? 'expand' : 'collapse'](node.label)}
                onClick={toggle}
              />
            )}
          </>
        )}
      </div>
      {/* A collapsed branch is not rendered, which limits the DOM size of large sidebars. */}
      {!isCollapsed && (
        <ul id={listId} className={styles.list}>
          {node.items?.map((item) => (
            <SidebarEntry key={item.key} node={item} currentPath={currentPath} />
          ))}
        </ul>
      )}
    </>
  );
}

/**
 * A placeholder for items in another shard of the manifest, which is fetched when the placeholder enters the
 * viewport. Until then, and without script, it is a link to the first item.
 */
function MoreItems({ cut, label }: { cut: SidebarCut; label: string }) {
  const placeholder = useRef<HTMLDivElement>(null);
  const readMore = useLoadMore();
  useEffect(() => {
    // On an error the placeholder stays, as a link.
    const read = () => void readMore(cut).catch(() => {});
    if (placeholder.current === null || typeof IntersectionObserver === 'undefined') return read();
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && read());
    observer.observe(placeholder.current);
    return () => observer.disconnect();
  }, [cut, readMore]);
  return (
    <div ref={placeholder}>
      <PageLink to={pageHref(cut.first.path)}>{label}</PageLink>
    </div>
  );
}

/**
 * State of a category: it expands when the reader navigates into it; only a click collapses it
 * (specification, section 9).
 */
function useCollapsed(node: SidebarNode, currentPath: string) {
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
      // Prefetches the branch: the reader is likely to open one of its pages.
      if (isCollapsed)
        openCache().then(
          (cache) => cache.prefetchBranch(listPages(node)),
          () => {},
        );
    },
  };
}

/** URLs of the pages directly below a node. */
function listPages({ items = [] }: SidebarNode): string[] {
  return items.flatMap(({ href, cut }) =>
    href === undefined || cut !== undefined || findExternalKind(href) !== undefined ? [] : [href],
  );
}
