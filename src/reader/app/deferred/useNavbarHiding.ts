import { useEffect, useRef } from 'react';
import { useManifest } from '../../content/queries/ContentProvider.tsx';
import { addListener, combineCleanups } from '../../platform/listen.ts';
import { rootData } from '../../store/rootData.ts';
import { useCurrentPage } from '../navigation/currentPage.tsx';
import { findAnchor } from '../navigation/scrollPosition.ts';

/** Sets an attribute of the root element, so that stylesheets can move sticky elements with the navbar. */
function hideNavbar(isHidden: boolean): void {
  const root = rootData();
  if (isHidden) root.navbarHidden = '';
  else delete root.navbarHidden;
}

const barHeight = () => document.querySelector('header')?.offsetHeight ?? 0;

/**
 * Hides the navbar while the page scrolls down and shows it while it scrolls up, but not for the scroll of a jump to an
 * anchor.
 */
export function useNavbarHiding(): void {
  const isEnabled = useManifest().site.navbar.hideOnScroll;
  const isJump = useRef(false);
  // `pageLocation`, because opening an overlay pushes a history entry, too, and is no jump.
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
      // At the end of the page iOS bounces back: ignore this scroll up.
      if (scrollY + innerHeight < document.documentElement.scrollHeight - height) hideNavbar(false);
    };
    return combineCleanups(addListener(window, ['scroll'], onScroll, { passive: true }), () =>
      hideNavbar(false),
    );
  }, [isEnabled]);

  useEffect(() => {
    if (!isEnabled || key === seenKey.current) return;
    seenKey.current = key;
    // Do not hide the navbar at the top of the page: on a page too short to scroll no event would show the navbar again.
    isJump.current = findAnchor(hash) !== undefined && window.scrollY >= barHeight();
    hideNavbar(isJump.current);
  }, [isEnabled, key, hash]);
}
