import type { ComponentProps } from 'react';
import styles from './Button.module.css';

/** The one push button with words. */
export function Button({ isBusy = false, ...props }: ComponentProps<'button'> & { isBusy?: boolean }) {
  return <button type="button" {...props} className={styles.button} aria-busy={isBusy} disabled={isBusy} />;
}
