import type { ReactNode } from 'react';
import { PageLink } from '../../content/PageLink.tsx';
import { messages } from '../../core/messages.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Navbar.module.css';

interface NavbarProps {
  title: string;
  logo: string | undefined;
  left: ReactNode;
  right: ReactNode;
  onOpenMenu: () => void;
  isMenuOpen: boolean;
}

/** The top bar. On small screens its links move into the sliding menu. */
export function Navbar({ title, logo, left, right, onOpenMenu, isMenuOpen }: NavbarProps) {
  return (
    <header className={styles.bar}>
      <nav className={styles.inner} aria-label={messages.layout.mainNavigation}>
        <button
          type="button"
          className={styles.menu}
          aria-label={messages.layout.openMenu}
          aria-expanded={isMenuOpen}
          aria-haspopup="dialog"
          onClick={onOpenMenu}
        >
          <Icon name="menu" />
        </button>
        <PageLink to="/" className={styles.brand}>
          {logo !== undefined && <img src={logo} alt="" width="28" height="28" />}
          {title}
        </PageLink>
        <div className={styles.left}>{left}</div>
        <div className={styles.right}>{right}</div>
      </nav>
    </header>
  );
}
