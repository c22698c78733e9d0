import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import {
  fitView,
  moveView,
  type Point,
  type Size,
  settleView,
  toggleView,
  type View,
  zoomView,
} from '../../../lib/zoom.ts';
import { listen } from '../../platform/listen.ts';

export interface Zoom {
  view: View;
  /** @param point of the window that stays where it is; without one, its middle */
  by: (factor: number, point?: Point) => void;
  to: (scale: number) => void;
  /** Closer at a point, or the whole again. */
  toggle: (point: Point) => void;
  move: (by: Point) => void;
  fit: () => void;
}

const HIDDEN: View = { scale: 1, x: 0, y: 0 };

/** How a picture stands in its window, which it fits at first, and again whenever the window changes its size. */
export function useZoom(picture: Size, stage: RefObject<HTMLElement | null>): Zoom {
  // Undefined: as it fits.
  const [own, setOwn] = useState<View>();
  const [room, setRoom] = useState<Size>();
  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const measure = () => setRoom([element.clientWidth, element.clientHeight]);
    measure();
    return listen(window, ['resize'], measure);
  }, [stage]);

  const change = useCallback(
    (next: (view: View, room: Size) => View | undefined) => {
      if (room) setOwn((view) => next(view ?? fitView(picture, room), room));
    },
    [picture, room],
  );
  const view = useMemo(() => {
    if (room === undefined) return HIDDEN;
    return own ? settleView(own, picture, room) : fitView(picture, room);
  }, [own, picture, room]);

  return {
    view,
    by: (factor, point) => change((now, size) => zoomView(now, factor, point ?? middle(size), picture, size)),
    to: (scale) => change((now, size) => zoomView(now, scale / now.scale, middle(size), picture, size)),
    toggle: (point) => change((now, size) => toggleView(now, point, picture, size)),
    move: (by) => change((now, size) => moveView(now, by, picture, size)),
    fit: () => setOwn(undefined),
  };
}

const middle = ([width, height]: Size): Point => [width / 2, height / 2];
