import type { ComponentProps } from 'react';
import styles from './QuietButton.part.module.css';

/** A button beside the one that goes on. Its styles come with the lazy parts that use it. */
export function QuietButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={styles.button} />;
}
