import { useEffect, useRef } from 'react';
import { useManifest } from '../../content/queries/ContentProvider.tsx';
import { listen, together } from '../../platform/listen.ts';
import { rootData } from '../../store/rootData.ts';
import { useCurrentPage } from '../navigation/currentPage.tsx';
import { findAnchor } from '../navigation/scrollPosition.ts';

/** What sticks below the bar moves with it: the style sheets look at the root element. */
function hideNavbar(isHidden: boolean): void {
  const root = rootData();
  if (isHidden) root.navbarHidden = '';
  else delete root.navbarHidden;
}

const barHeight = () => document.querySelector('header')?.offsetHeight ?? 0;

/**
 * Takes the bar out of the way when the reader scrolls down. It returns when the reader scrolls up, and stays
 * away for the scroll that a jump to an anchor makes (peer-behaviour §4).
 */
export function useNavbarHiding(): void {
  const isEnabled = useManifest().site.navbar.hideOnScroll;
  const isJump = useRef(false);
  // What is opened over the page is no jump.
  const { key, hash } = useCurrentPage().pageLocation;
  const seenKey = useRef(key);

  useEffect(() => {
    if (!isEnabled) return;
    const height = barHeight();
    let previous = window.scrollY;
    const onScroll = () => {
      const { scrollY, innerHeight } = window;
      const before = previous;
      previous = scrollY;
      if (scrollY < height) return hideNavbar(false);
      if (isJump.current) {
        isJump.current = false;
        return;
      }
      if (scrollY >= before) return hideNavbar(true);
      // At the very end the page springs back, which is no wish to go up.
      if (scrollY + innerHeight < document.documentElement.scrollHeight - height) hideNavbar(false);
    };
    return together(listen(window, ['scroll'], onScroll, { passive: true }), () => hideNavbar(false));
  }, [isEnabled]);

  useEffect(() => {
    if (!isEnabled || key === seenKey.current) return;
    seenKey.current = key;
    // Where the page is too short to scroll, its top stays as it is.
    isJump.current = findAnchor(hash) !== undefined && window.scrollY >= barHeight();
    hideNavbar(isJump.current);
  }, [isEnabled, key, hash]);
}
