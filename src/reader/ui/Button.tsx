import type { ComponentProps } from 'react';
import styles from './Button.module.css';

/** The one push button with words. */
export function Button(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={styles.button} />;
}
