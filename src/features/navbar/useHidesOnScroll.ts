import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { decodeSafely } from '../../core/paths/filePath.ts';

/**
 * Whether the bar is out of the way: it leaves when the reader scrolls down, returns when
 * the reader scrolls up, and stays away for the scroll that a jump to an anchor makes (peer-behaviour §4).
 */
export function useHidesOnScroll(bar: RefObject<HTMLElement | null>, isEnabled: boolean): boolean {
  const [isHidden, setHidden] = useState(false);
  const isJump = useRef(false);
  const seenKey = useRef<string>(undefined);
  const { key, hash } = useLocation();

  useEffect(() => {
    if (!isEnabled) return;
    let previous = window.scrollY;
    const onScroll = () => {
      const height = bar.current?.offsetHeight ?? 0;
      const { scrollY, innerHeight } = window;
      const before = previous;
      previous = scrollY;
      if (scrollY < height) return setHidden(false);
      if (isJump.current) {
        isJump.current = false;
        return;
      }
      if (scrollY >= before) return setHidden(true);
      // At the very end the page springs back, which is no wish to go up.
      if (scrollY + innerHeight < document.documentElement.scrollHeight - height) setHidden(false);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [bar, isEnabled]);

  useEffect(() => {
    const isFirst = seenKey.current === undefined;
    if (!isEnabled || key === seenKey.current) return;
    seenKey.current = key;
    if (isFirst) return;
    const leadsToAnchor = hash !== '' && document.getElementById(decodeSafely(hash.slice(1))) !== null;
    isJump.current = leadsToAnchor;
    setHidden(leadsToAnchor);
  }, [isEnabled, key, hash]);

  return isHidden;
}
