import type { ComponentProps } from 'react';
import styles from './PrintDialog.part.module.css';

/** A button beside the one that goes on. */
export function QuietButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={styles.quiet} />;
}
