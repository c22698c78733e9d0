import type { ReactNode } from 'react';
import { compareToolMessages, exportMessages, toolMessages } from '#i18n/toolMessages';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './PageRail.part.module.css';
import { ToolList, type ToolListProps } from './ToolList.tsx';
import type { ToolEntry } from './tool.ts';

export const isInRail = ({ group }: ToolEntry) =>
  group === 'copy' || group === 'compare' || group === 'print';

interface PageRailProps extends ToolListProps {
  /** The status message of an action. */
  children: ReactNode;
}

/** Actions for the page, below its table of contents; the menu of tools has them where there is no such column. */
export function PageRail({ entries, onChoose, children }: PageRailProps) {
  const inGroup = (group: ToolEntry['group']) => entries.filter((entry) => entry.group === group);
  const [copies, versions, prints] = [inGroup('copy'), inGroup('compare'), inGroup('print')];
  const actions = (shown: readonly ToolEntry[]) =>
    shown.map(
      (entry) =>
        'href' in entry || (
          <button key={entry.name} type="button" onClick={() => onChoose(entry)}>
            <Icon name={entry.icon} />
            {entry.label}
          </button>
        ),
    );
  return (
    <aside className={styles.rail} aria-label={toolMessages.page}>
      {copies.length > 0 && (
        <div className={styles.split}>
          {actions(copies.slice(0, 1))}
          <Dropdown name={exportMessages.moreCopies} label="">
            <ToolList entries={copies.slice(1)} onChoose={onChoose} />
          </Dropdown>
        </div>
      )}
      {versions[0] && (
        <Dropdown
          name={compareToolMessages.others}
          label={
            <>
              <Icon name={versions[0].icon} />
              {compareToolMessages.others}
            </>
          }
        >
          <ToolList entries={versions} onChoose={onChoose} />
        </Dropdown>
      )}
      {actions(prints)}
      {children}
    </aside>
  );
}
