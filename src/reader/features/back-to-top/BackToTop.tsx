import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lateMessages } from '../../../core/i18n/lateMessages.ts';
import { focusTitle } from '../../platform/focusQuietly.ts';
import { listen } from '../../platform/listen.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './BackToTop.part.module.css';
import { isBackToTopOffered, type ScrollStep } from './isBackToTopOffered.ts';

/** Offers the way up to a reader who is far down and begins to scroll up. */
export function BackToTop() {
  const [isOffered, setOffered] = useState(false);
  const { key } = useLocation();
  const previous = useRef<number>(undefined);

  // A jump is no scrolling of the reader's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect belongs to the entry of the history
  useEffect(() => {
    previous.current = undefined;
    setOffered(false);
  }, [key]);

  useEffect(() => {
    // The reader may have scrolled before this part came.
    previous.current ??= window.scrollY;
    const onScroll = () => {
      const { scrollY: now, innerHeight: height } = window;
      const step: ScrollStep = {
        before: previous.current,
        now,
        end: document.documentElement.scrollHeight - height,
      };
      previous.current = now;
      setOffered((isShown) => isBackToTopOffered(step, isShown));
    };
    return listen(window, ['scroll'], onScroll, { passive: true });
  }, []);

  if (!isOffered) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={lateMessages.backToTop}
      title={lateMessages.backToTop}
      onClick={() => {
        window.scrollTo({ top: 0, behavior: prefersStillness() ? 'instant' : 'smooth' });
        focusTitle();
      }}
    >
      <Icon name="arrowUp" />
    </button>
  );
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
