import type { ComponentProps } from 'react';
import styles from './Notice.module.css';

/** A notice above the text of a page. */
export function Notice(props: ComponentProps<'div'>) {
  return <div role="note" {...props} className={styles.notice} />;
}
