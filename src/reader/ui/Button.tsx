import type { ComponentProps } from 'react';
import styles from './Button.module.css';

/** The primary button. */
export function Button(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={styles.button} />;
}
