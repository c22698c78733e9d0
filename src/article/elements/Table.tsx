import type { ComponentProps } from 'react';
import type { ExtraProps } from 'react-markdown';
import { elementMessages } from '../../core/elementMessages.ts';
import styles from './Table.module.css';

/** A table that scrolls inside its frame; the frame takes the focus, so that keys scroll it too. */
export function Table({ node: _, ...props }: ComponentProps<'table'> & ExtraProps) {
  return (
    // biome-ignore lint/a11y: it scrolls, so keys must reach it; a landmark for each table would crowd the list
    <div role="group" className={styles.frame} tabIndex={0} aria-label={elementMessages.tableRegion}>
      <table {...props} />
    </div>
  );
}
