import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { readPagesMessages as words } from '#i18n/readPagesMessages';
import { readingPositionLinks } from '../../../core/reading/readingPositionLinks.ts';
import { PageLink } from '../../content/links/PageLink.tsx';
import { useManifest } from '../../content/queries/ContentProvider.tsx';
import { focusTitle } from '../../platform/focusWithoutScroll.ts';
import { clearReadingPositions, readReadingPositions } from '../../store/storedLists.ts';
import { Dropdown } from '../../ui/Dropdown.tsx';
import styles from './ContinueReading.part.module.css';

/** Links to the last pages read, on the home page. */
export default function ContinueReading(): ReactNode {
  const manifest = useManifest();
  const [positions, setPositions] = useState(readReadingPositions);
  const host = usePortalHost();
  const links = readingPositionLinks(manifest, positions, '/');
  const [last] = links;
  if (host === undefined || last === undefined) return null;
  const forget = () => {
    clearReadingPositions();
    setPositions([]);
    focusTitle();
  };
  return createPortal(
    <nav className={styles.links} aria-label={words.recent}>
      <Dropdown name={words.list} label={words.last}>
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <PageLink to={href}>{label}</PageLink>
            </li>
          ))}
          <li>
            <button type="button" onClick={forget}>
              {words.forget}
            </button>
          </li>
        </ul>
      </Dropdown>
      <PageLink to={last.href}>{last.label}</PageLink>
    </nav>,
    host,
  );
}

/** Inserts a node of zero height after the hero, for a portal. */
function usePortalHost(): HTMLElement | undefined {
  const [host, setHost] = useState<HTMLElement>();
  useLayoutEffect(() => {
    const element = document.createElement('div');
    element.className = styles.slot ?? '';
    document.querySelector('main > section')?.after(element);
    setHost(element);
    return () => element.remove();
  }, []);
  return host;
}
