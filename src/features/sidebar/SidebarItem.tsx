import { useId } from 'react';
import { PageLink } from '../../content/links/PageLink.tsx';
import { SiteAnchor } from '../../content/links/SiteAnchor.tsx';
import { messages } from '../../core/messages.ts';
import type { SidebarNode } from '../../core/nav/sidebarNodes.ts';
import { findExit } from '../../core/paths/findExit.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Sidebar.module.css';
import { useCollapsed } from './useCollapsed.ts';

interface SidebarItemProps {
  node: SidebarNode;
  currentPath: string;
}

export function SidebarItem({ node, currentPath }: SidebarItemProps) {
  return (
    <li>
      {node.items === undefined ? <Leaf node={node} /> : <Category node={node} currentPath={currentPath} />}
    </li>
  );
}

function Leaf({ node: { label, href = '', isCurrent } }: { node: SidebarNode }) {
  return (
    <SiteAnchor
      className={styles.link}
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
  const caret = node.isCollapsible && <Icon name="chevron" className={styles.chevron} />;
  const rowClass = [styles.row, node.isActive && styles.active].filter(Boolean).join(' ');
  return (
    <>
      <div className={rowClass}>
        {node.href === undefined ? (
          <button
            type="button"
            className={styles.label}
            aria-expanded={!isCollapsed}
            aria-controls={listId}
            disabled={!node.isCollapsible}
            onClick={toggle}
          >
            {node.label}
            {caret}
          </button>
        ) : (
          <>
            <PageLink
              className={styles.label}
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
                className={styles.caret}
                aria-expanded={!isCollapsed}
                aria-controls={listId}
                aria-label={messages.sidebar[isCollapsed ? 'expand' : 'collapse'](node.label)}
                onClick={toggle}
              >
                {caret}
              </button>
            )}
          </>
        )}
      </div>
      <ul id={listId} className={styles.list} hidden={isCollapsed}>
        {/* A collapsed branch is not drawn: large sidebars stay light (reader-asks B6). */}
        {!isCollapsed &&
          node.items?.map((item) => <SidebarItem key={item.key} node={item} currentPath={currentPath} />)}
      </ul>
    </>
  );
}
