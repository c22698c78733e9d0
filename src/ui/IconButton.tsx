import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'name'> {
  icon: IconName;
  /** Accessible name. */
  name: string;
}

/** A button that is an icon. */
export function IconButton({ icon, name, className = '', ...props }: IconButtonProps) {
  return (
    <button {...props} type="button" className={`${styles.button} ${className}`} aria-label={name}>
      <Icon name={icon} />
    </button>
  );
}
