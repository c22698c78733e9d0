import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { deferredMessages } from '#i18n/deferredMessages';
import { BACK_TO_TOP_THRESHOLD } from '../../../core/constants.ts';
import { focusTitle } from '../../platform/focusWithoutScroll.ts';
import { addListener } from '../../platform/listen.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './BackToTop.part.module.css';

/** A button that scrolls to the top. It is shown when the reader scrolls up and is far from the top. */
export function BackToTop() {
  const [isOffered, setOffered] = useState(false);
  const { key } = useLocation();
  const previous = useRef<number>(undefined);

  // Navigation scrolls the page as well: each history entry resets the state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each history entry
  useEffect(() => {
    previous.current = undefined;
    setOffered(false);
  }, [key]);

  useEffect(() => {
    // The page may have been scrolled before this chunk loaded.
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
    return addListener(window, ['scroll'], onScroll, { passive: true });
  }, []);

  if (!isOffered) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={deferredMessages.backToTop}
      title={deferredMessages.backToTop}
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

/** Two scroll offsets of the page, in pixels. */
export interface ScrollStep {
  /** Undefined at the first scroll event of a page. */
  before: number | undefined;
  now: number;
  /** Maximum scroll offset. */
  end: number;
}

/** Whether the button is shown after a scroll event: the offset is large and decreases. */
export function isBackToTopOffered({ before, now, end }: ScrollStep, isShown: boolean): boolean {
  if (before === undefined) return isShown;
  const goesUp = now < before;
  // Overscroll at the end of the page bounces back: a decrease that the reader did not cause.
  return goesUp && now >= BACK_TO_TOP_THRESHOLD && (isShown || now < end);
}
