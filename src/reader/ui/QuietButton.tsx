import type { ComponentProps } from 'react';
import styles from './QuietButton.part.module.css';

/** A secondary button. Its styles are in the lazy chunks that use it. */
export function QuietButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={styles.button} />;
}
