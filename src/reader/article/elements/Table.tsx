import type { ComponentProps } from 'react';
import type { ExtraProps } from 'react-markdown';
import { elementMessages } from '../../../core/i18n/elementMessages.ts';
import styles from './Table.module.css';

/** A table in a frame, which scrolls where the table is too wide for the page. */
export function Table({ node: _, ...props }: ComponentProps<'table'> & ExtraProps) {
  return (
    <div className={styles.frame} data-region={elementMessages.tableRegion}>
      <table {...props} />
    </div>
  );
}
