import type { ReactNode } from 'react';
import { messages } from '#i18n/messages';
import { PageLink } from '../../content/links/PageLink.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './Navbar.module.css';

interface NavbarProps {
  title: string;
  /** Site path of the home page. */
  home: string;
  logo: ReactNode;
  left: ReactNode;
  right: ReactNode;
  onOpenMenu: () => void;
  isMenuOpen: boolean;
}

/** The top bar. On mobile viewports the Drawer contains its links. */
export function Navbar({ title, home, logo, left, right, onOpenMenu, isMenuOpen }: NavbarProps) {
  return (
    <header className={styles.bar}>
      <nav className={styles.inner} aria-label={messages.layout.mainNavigation}>
        <IconButton
          icon="menu"
          className={styles.menu}
          name={messages.layout.openMenu}
          aria-expanded={isMenuOpen}
          aria-haspopup="dialog"
          onClick={onOpenMenu}
        />
        <PageLink to={home} className={styles.brand}>
          {logo}
          {title}
        </PageLink>
        <div className={styles.left}>{left}</div>
        <div className={styles.right}>{right}</div>
      </nav>
    </header>
  );
}
