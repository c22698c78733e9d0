import type { ComponentProps } from 'react';
import styles from './Notice.module.css';

/** A remark above the text that its reader should see first. */
export function Notice(props: ComponentProps<'div'>) {
  return <div role="note" {...props} className={styles.notice} />;
}
