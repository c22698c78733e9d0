import type { ComponentProps } from 'react';
import { joinClasses } from '../../lib/joinClasses.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'name'> {
  /** Default: `children`, which are icons. */
  icon?: IconName;
  name: string;
}

export function IconButton({ icon, name, className, children, ...props }: IconButtonProps) {
  return (
    <button {...props} type="button" className={joinClasses(styles.button, className)} aria-label={name}>
      {icon === undefined ? children : <Icon name={icon} />}
    </button>
  );
}
