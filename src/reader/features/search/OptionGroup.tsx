import type { ReactNode } from 'react';
import styles from './SearchPanel.part.module.css';

/** Options of a listbox under a title of their own. */
export function OptionGroup({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups, a fieldset belongs in a form
    <div role="group" aria-labelledby={id}>
      <div id={id} className={styles.group}>
        {title}
      </div>
      {children}
    </div>
  );
}
