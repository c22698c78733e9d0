import { PageLink } from '../../content/links/PageLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ToolList.part.module.css';
import type { ToolEntry } from './tool.ts';

export interface ToolListProps {
  entries: readonly ToolEntry[];
  onChoose: (entry: Exclude<ToolEntry, { href: string }>) => void;
}

/** Tools in a drop-down list, with a line between groups. */
export function ToolList({ entries, onChoose }: ToolListProps) {
  return (
    <ul className={styles.list}>
      {entries.map((entry, at) => (
        <li key={entry.name} className={entry.group === entries[at - 1]?.group ? undefined : styles.first}>
          {'href' in entry ? (
            <PageLink to={entry.href}>
              <Icon name={entry.icon} />
              {entry.label}
            </PageLink>
          ) : (
            <button type="button" onClick={() => onChoose(entry)}>
              <Icon name={entry.icon} />
              {entry.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
