import type { ComponentProps } from 'react';
import type { ExtraProps } from 'react-markdown';
import { elementMessages } from '../../../core/i18n/elementMessages.ts';
import styles from './Table.module.css';

/** A table in a frame that scrolls sideways. */
export function Table({ node: _, ...props }: ComponentProps<'table'> & ExtraProps) {
  return (
    <div className={styles.frame} data-region={elementMessages.tableRegion}>
      <table {...props} />
    </div>
  );
}

/** The disabled checkbox of a task list: its label says whether the task is done. */
export function TaskBox({ node: _, ...props }: ComponentProps<'input'> & ExtraProps) {
  const { taskDone, taskOpen } = elementMessages;
  return <input {...props} aria-label={props.checked ? taskDone : taskOpen} />;
}
