import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { addListener, combineCleanups } from '../../reader/platform/listen.ts';

/** A scrollable pane: editor or preview. */
export interface Pane {
  /** Returns the source line, with a fraction, at the sync point of the viewport. */
  syncLine: () => number;
  scrollToLine: (line: number) => void;
}

export type PaneName = 'source' | 'preview';
export type Panes = Readonly<Record<PaneName, Pane | undefined>>;

/** Events by which the pane that the user scrolls is recognized. */
const USER_EVENTS = ['pointerenter', 'pointerdown', 'focusin', 'wheel', 'touchstart', 'keydown'] as const;

/**
 * Synchronizes the scroll positions of both panes: the pane with the last user event scrolls the other pane.
 * @returns a callback to be called after a pane was scrolled or rendered
 */
export function useScrollSync(
  frames: Readonly<Record<PaneName, RefObject<HTMLElement | null>>>,
  sides: RefObject<Panes>,
  isOn: boolean,
): (side?: PaneName) => void {
  const active = useRef<PaneName>('source');
  const frame = useRef(0);
  const { source, preview } = frames;
  useEffect(() => {
    const watch = (name: PaneName, { current }: RefObject<HTMLElement | null>) => {
      const activate = () => {
        active.current = name;
      };
      return current === null ? () => {} : addListener(current, USER_EVENTS, activate, { passive: true });
    };
    return combineCleanups(watch('source', source), watch('preview', preview));
  }, [source, preview]);
  return useCallback(
    (side = active.current) => {
      if (!isOn || side !== active.current) return;
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(() => {
        const other = side === 'source' ? 'preview' : 'source';
        const line = sides.current[side]?.syncLine();
        if (line !== undefined) sides.current[other]?.scrollToLine(line);
      });
    },
    [sides, isOn],
  );
}

// Both panes have the same source line at their sync points. A sync point moves from the top of the viewport to its
// bottom while the pane is scrolled from the start to the end, so that both panes reach their ends together.

/** Scroll state of an element, in pixels. */
export interface Scrolled {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

/** Returns the offset of the sync point from the top of the content, in pixels. */
export function syncPoint({ scrollTop, scrollHeight, clientHeight }: Scrolled): number {
  return scrollTop * (scrollHeight / Math.max(1, scrollHeight - clientHeight));
}

/** Returns the `scrollTop` at which the sync point has an offset. */
export function scrollToSyncPoint(
  point: number,
  { scrollHeight, clientHeight }: Omit<Scrolled, 'scrollTop'>,
): number {
  return point * (Math.max(0, scrollHeight - clientHeight) / Math.max(1, scrollHeight));
}

/** A source line and its offset in the preview, in pixels. */
export interface LinePosition {
  line: number;
  top: number;
}

/** Returns the offset of a line, interpolated between two pins; `line` may have a fraction. */
export function offsetOfLine(pins: readonly LinePosition[], line: number): number {
  return between(pins, line, 'line', 'top');
}

/** Returns the line at an offset, with a fraction. */
export function lineAtOffset(pins: readonly LinePosition[], top: number): number {
  return between(pins, top, 'top', 'line');
}

function between(
  pins: readonly LinePosition[],
  value: number,
  by: keyof LinePosition,
  wanted: keyof LinePosition,
): number {
  const after = pins.findIndex((pin) => pin[by] > value);
  const [a, b] = [pins[after < 0 ? pins.length - 1 : after - 1], pins[after]];
  if (a === undefined) return b?.[wanted] ?? 0;
  if (b === undefined) return a[wanted];
  return a[wanted] + ((value - a[by]) / (b[by] - a[by])) * (b[wanted] - a[wanted]);
}
