import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { listen, together } from '../../reader/platform/listen.ts';

/** One of the desk's two sides. */
export interface Side {
  /** The line of the source, with its fraction, at which both sides meet (writer/preview/meeting.ts). */
  lineHere: () => number;
  showLine: (line: number) => void;
}

export type SideName = 'source' | 'preview';
export type Sides = Readonly<Record<SideName, Side | undefined>>;

/** By these somebody tells which side is meant. */
const TOUCHES = ['pointerenter', 'pointerdown', 'focusin', 'wheel', 'touchstart', 'keydown'] as const;

/**
 * Keeps both sides at the same place: the one that was touched last leads.
 * @returns to be called when a side has been scrolled, or drawn anew
 */
export function useFollow(
  frames: Readonly<Record<SideName, RefObject<HTMLElement | null>>>,
  sides: RefObject<Sides>,
  isOn: boolean,
): (side?: SideName) => void {
  const leader = useRef<SideName>('source');
  const frame = useRef(0);
  const { source, preview } = frames;
  useEffect(() => {
    const watch = (name: SideName, { current }: RefObject<HTMLElement | null>) => {
      const lead = () => {
        leader.current = name;
      };
      return current === null ? () => {} : listen(current, TOUCHES, lead, { passive: true });
    };
    return together(watch('source', source), watch('preview', preview));
  }, [source, preview]);
  return useCallback(
    (side = leader.current) => {
      if (!isOn || side !== leader.current) return;
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(() => {
        const other = side === 'source' ? 'preview' : 'source';
        const line = sides.current[side]?.lineHere();
        if (line !== undefined) sides.current[other]?.showLine(line);
      });
    },
    [sides, isOn],
  );
}

// Where two sides of different heights meet: at the top of what is seen when both are at their beginning, at its
// bottom when both are at their end, and between these by their share of the way.

/** How a side stands, in pixels. */
export interface Scrolled {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

/** How far down the whole side the meeting point is. */
export function meetingPoint({ scrollTop, scrollHeight, clientHeight }: Scrolled): number {
  return scrollTop * (scrollHeight / Math.max(1, scrollHeight - clientHeight));
}

/** How far a side has to be scrolled for a point of it to be the meeting point. */
export function scrollToMeet(
  point: number,
  { scrollHeight, clientHeight }: Omit<Scrolled, 'scrollTop'>,
): number {
  return point * (Math.max(0, scrollHeight - clientHeight) / Math.max(1, scrollHeight));
}

/** A place that is known on both sides: a line of the source, and how far down that stands in the preview. */
export interface Pin {
  line: number;
  top: number;
}

/** How far down a line stands; between two pins by its share of the way. `line` may have a fraction. */
export function topOfLine(pins: readonly Pin[], line: number): number {
  return between(pins, line, 'line', 'top');
}

/** The line that stands so far down. */
export function lineOfTop(pins: readonly Pin[], top: number): number {
  return between(pins, top, 'top', 'line');
}

function between(pins: readonly Pin[], value: number, by: keyof Pin, wanted: keyof Pin): number {
  const after = pins.findIndex((pin) => pin[by] > value);
  const [a, b] = [pins[after < 0 ? pins.length - 1 : after - 1], pins[after]];
  if (a === undefined) return b?.[wanted] ?? 0;
  if (b === undefined) return a[wanted];
  return a[wanted] + ((value - a[by]) / (b[by] - a[by])) * (b[wanted] - a[wanted]);
}
