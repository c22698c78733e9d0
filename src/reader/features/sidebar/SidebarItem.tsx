import { memo, useId } from 'react';
import { messages } from '../../../core/i18n/messages.ts';
import { findFirstHref, type SidebarNode } from '../../../core/site/nav/sidebarNodes.ts';
import { findExit } from '../../../core/site/urls/findExit.ts';
import { joinClasses } from '../../../lib/joinClasses.ts';
import { PageLink } from '../../content/links/PageLink.tsx';
import { SiteAnchor } from '../../content/links/SiteAnchor.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MoreItems } from './MoreItems.tsx';
import styles from './Sidebar.module.css';
import { useCollapsed } from './useCollapsed.ts';

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

/** Where the reader is concerns those nodes only that are others with it (core/site/nav/sidebarNodes.ts). */
export const SidebarItem = memo(AnyItem, (before, after) => before.node === after.node);

/** Items under a label that is nothing but that. */
function Group({ node, currentPath }: SidebarItemProps) {
  const labelId = useId();
  return (
    <>
      <span id={labelId} className={styles.group}>
        {node.label}
      </span>
      <ul aria-labelledby={labelId} className={styles.items}>
        {node.items?.map((item) => (
          <SidebarItem key={item.key} node={item} currentPath={currentPath} />
        ))}
      </ul>
    </>
  );
}

function Leaf({ node: { label, href = '', isCurrent } }: { node: SidebarNode }) {
  return (
    <SiteAnchor
      link={{ label, href, kind: findExit(href) ?? 'page' }}
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
          // Without scripts it leads to the first page of the branch.
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
      {/* A collapsed branch is not drawn: large sidebars stay light (reader-asks B6). */}
      {!isCollapsed && (
        <ul id={listId} className={styles.list}>
          {node.items?.map((item) => (
            <SidebarItem key={item.key} node={item} currentPath={currentPath} />
          ))}
        </ul>
      )}
    </>
  );
}
