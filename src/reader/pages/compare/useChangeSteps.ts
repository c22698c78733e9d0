import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { isDialogOpen } from '../../platform/elementVisibility.ts';
import { isTyping } from '../../platform/keyboard.ts';
import { addListener } from '../../platform/listen.ts';
import { useReadingSettings } from '../../store/readingSettings.ts';
import { CHANGE } from './ComparisonColumns.tsx';

const KEYS: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 };

/** A change within this distance from its scroll position counts as reached, in pixels. */
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
      if (row instanceof HTMLDetailsElement) row.open = true;
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
      const isInRange = (target: number) => target >= 0 && target < count;
      if (awaited.current !== undefined) {
        if (isInRange(awaited.current + by)) goTo(awaited.current + by);
        return;
      }
      const rows = [...(frame.current?.querySelectorAll<HTMLElement>(`[${CHANGE}]`) ?? [])];
      // A step starts from the last focused change, or from the scroll position if that change is off screen.
      const last = rows.findIndex((row) => row.getAttribute(CHANGE) === String(at) && isOnScreen(row));
      const tops = rows.map((row) => row.getBoundingClientRect().top - lineOf(row));
      const near =
        by > 0
          ? tops.findIndex((top) => top > NEAR)
          : tops.length - 1 - tops.reverse().findIndex((top) => top < -NEAR);
      const numberOf = (row: HTMLElement | undefined) => Number(row?.getAttribute(CHANGE) ?? -1);
      const row = rows[last < 0 ? near : last + by];
      // Rows render in steps: the next change may exist without a row yet.
      const target = row === undefined && by > 0 ? numberOf(rows.at(-1)) + 1 : numberOf(row);
      if (isInRange(target)) goTo(target);
    },
    [frame, goTo, at, count],
  );
  useEffect(() => {
    if (count === 0) return;
    const onKey = (event: KeyboardEvent) => {
      const by = KEYS[event.key];
      if (by === undefined || isIgnored(event)) return;
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
 * Whether a key event must be ignored: typing, composition, a modifier, disabled shortcuts, or an open dialog.
 */
function isIgnored(event: KeyboardEvent): boolean {
  const { defaultPrevented, isComposing, altKey, ctrlKey, metaKey, target } = event;
  if (defaultPrevented || isComposing || altKey || ctrlKey || metaKey || isTyping(target)) return true;
  return !useReadingSettings.getState().hasKeys || isDialogOpen();
}
