import type { ComponentProps } from 'react';
import type { ExtraProps } from 'react-markdown';
import { elementMessages } from '#i18n/elementMessages';
import styles from './Table.module.css';

/** A table in an element that scrolls horizontally. */
export function Table({ node: _, ...props }: ComponentProps<'table'> & ExtraProps) {
  return (
    <div className={styles.frame} data-region={elementMessages.tableRegion}>
      <table {...props} />
    </div>
  );
}

/** The disabled checkbox of a task list item, with a label for screen readers. */
export function TaskBox({ node: _, ...props }: ComponentProps<'input'> & ExtraProps) {
  const { taskDone, taskOpen } = elementMessages;
  return <input {...props} aria-label={props.checked ? taskDone : taskOpen} />;
}
