import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { isDialogOpen } from '../../platform/elementVisibility.ts';
import { isTyping } from '../../platform/keyboard.ts';
import { addListener } from '../../platform/listen.ts';
import { useReadingSettings } from '../../store/readingSettings.ts';
import { CHANGE } from './ComparisonColumns.tsx';

const KEYS: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 };

/** Pixels: a change this near to its scroll position counts as reached. */
const NEAR = 8;

/** Navigates between changes: by buttons, by `j` and `k`, or to a given index. */
export function useChangeSteps(frame: RefObject<HTMLElement | null>, count: number) {
  const [at, setAt] = useState<number>();
  /** Index of a change that is not rendered yet; focused when its node is added. */
  const awaited = useRef<number>(undefined);
  const goTo = useCallback(
    (target: number) => {
      const row = frame.current?.querySelector<HTMLElement>(`[${CHANGE}="${target}"]`);
      awaited.current = row == null ? target : undefined;
      if (row == null) return;
      row.scrollIntoView({ block: 'start' });
      row.focus({ preventScroll: true });
      setAt(target);
    },
    [frame],
  );
  useEffect(() => {
    const text = frame.current;
    if (text === null) return;
    const observer = new MutationObserver(() => {
      if (awaited.current !== undefined) goTo(awaited.current);
    });
    observer.observe(text, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [frame, goTo]);
  const step = useCallback(
    (by: 1 | -1) => {
      const isThere = (target: number) => target >= 0 && target < count;
      if (awaited.current !== undefined) {
        if (isThere(awaited.current + by)) goTo(awaited.current + by);
        return;
      }
      const rows = [...(frame.current?.querySelectorAll<HTMLElement>(`[${CHANGE}]`) ?? [])];
      // A step starts from the change that was focused last; if that has left the viewport, from the scroll position.
      const last = rows.findIndex((row) => row.getAttribute(CHANGE) === String(at) && isOnScreen(row));
      const tops = rows.map((row) => row.getBoundingClientRect().top - lineOf(row));
      const near =
        by > 0
          ? tops.findIndex((top) => top > NEAR)
          : tops.length - 1 - tops.reverse().findIndex((top) => top < -NEAR);
      const numberOf = (row: HTMLElement | undefined) => Number(row?.getAttribute(CHANGE) ?? -1);
      const row = rows[last < 0 ? near : last + by];
      // Changes after the last rendered one may not be rendered yet.
      const target = row === undefined && by > 0 ? numberOf(rows.at(-1)) + 1 : numberOf(row);
      if (isThere(target)) goTo(target);
    },
    [frame, goTo, at, count],
  );
  useEffect(() => {
    if (count === 0) return;
    const onKey = (event: KeyboardEvent) => {
      const by = KEYS[event.key];
      if (by === undefined || isTaken(event)) return;
      event.preventDefault();
      step(by);
    };
    return addListener(window, ['keydown'], onKey);
  }, [count, step]);
  return { at, step, goTo };
}

/** The offset from the viewport's top to which scrollIntoView moves a row. */
function lineOf(row: HTMLElement): number {
  const pixels = (length: string) => Number.parseFloat(length) || 0;
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return pixels(getComputedStyle(row).scrollMarginTop) + pixels(scrollPaddingTop);
}

function isOnScreen(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return bottom >= lineOf(row) && top < window.innerHeight;
}

/**
 * Whether a key event is not ours: typing, composition, a modifier, shortcuts disabled, or a dialog is open.
 */
function isTaken(event: KeyboardEvent): boolean {
  const { defaultPrevented, isComposing, altKey, ctrlKey, metaKey, target } = event;
  if (defaultPrevented || isComposing || altKey || ctrlKey || metaKey || isTyping(target)) return true;
  return !useReadingSettings.getState().hasKeys || isDialogOpen();
}
