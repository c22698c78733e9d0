import type { ComponentProps } from 'react';
import styles from './TextButton.part.module.css';

/** A button that stands in a line of text, as a link does. Its styles come with the lazy parts that use it. */
export function TextButton(props: ComponentProps<'button'>) {
  return <button {...props} type="button" className={styles.button} />;
}
