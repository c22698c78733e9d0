import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { addListener, together } from '../../reader/platform/listen.ts';

/** A scrollable pane: editor or preview. */
export interface Pane {
  /** Source line, with a fraction, at the sync point of the viewport. */
  syncLine: () => number;
  scrollToLine: (line: number) => void;
}

export type PaneName = 'source' | 'preview';
export type Panes = Readonly<Record<PaneName, Pane | undefined>>;

/** Events that show which pane the user is scrolling. */
const TOUCHES = ['pointerenter', 'pointerdown', 'focusin', 'wheel', 'touchstart', 'keydown'] as const;

/**
 * Synchronizes the scroll positions: the pane with the last user event is the source.
 * @returns a callback for scroll and render events
 */
export function useScrollSync(
  frames: Readonly<Record<PaneName, RefObject<HTMLElement | null>>>,
  sides: RefObject<Panes>,
  isOn: boolean,
): (side?: PaneName) => void {
  const leader = useRef<PaneName>('source');
  const frame = useRef(0);
  const { source, preview } = frames;
  useEffect(() => {
    const watch = (name: PaneName, { current }: RefObject<HTMLElement | null>) => {
      const lead = () => {
        leader.current = name;
      };
      return current === null ? () => {} : addListener(current, TOUCHES, lead, { passive: true });
    };
    return together(watch('source', source), watch('preview', preview));
  }, [source, preview]);
  return useCallback(
    (side = leader.current) => {
      if (!isOn || side !== leader.current) return;
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

// The sync point of a pane moves from the top of its viewport, at the start of the document, to the bottom, at its end.

/** In pixels. */
export interface Scrolled {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

/** Offset of the sync point in the document, in pixels. */
export function syncPoint({ scrollTop, scrollHeight, clientHeight }: Scrolled): number {
  return scrollTop * (scrollHeight / Math.max(1, scrollHeight - clientHeight));
}

/** Scroll position at which an offset is the sync point. */
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

/** Offset of a line, interpolated between two pins; `line` may have a fraction. */
export function offsetOfLine(pins: readonly LinePosition[], line: number): number {
  return between(pins, line, 'line', 'top');
}

/** Line at an offset. */
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
