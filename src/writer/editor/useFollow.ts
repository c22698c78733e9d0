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
