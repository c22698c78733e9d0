import type { ComponentProps } from 'react';
import styles from './TextButton.part.module.css';

/** A button that looks like a link. Its styles are in the lazy chunks that use it. */
export function TextButton(props: ComponentProps<'button'>) {
  return <button {...props} type="button" className={styles.button} />;
}
