import type { ComponentProps } from 'react';
import styles from './Notice.module.css';

/** A note above the text. */
export function Notice(props: ComponentProps<'div'>) {
  return <div role="note" {...props} className={styles.notice} />;
}
