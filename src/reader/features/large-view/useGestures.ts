import { type RefObject, useEffect, useRef } from 'react';
import type { Point } from '../../../lib/zoom.ts';
import type { Zoom } from './useZoom.ts';

/** A key moves as far, in pixels. */
const STRIDE = 60;
const ZOOM_STEP = 1.25;
/** A turn of the wheel by one notch, some 100 pixels, is a quarter. */
const WHEEL_SPEED = 0.0022;

/** Its scale begins with 1. */
type PinchEvent = MouseEvent & { scale: number };

/** The table key -> what it does. */
const KEYS: Readonly<Record<string, (zoom: Zoom) => void>> = {
  '+': (zoom) => zoom.by(ZOOM_STEP),
  '=': (zoom) => zoom.by(ZOOM_STEP),
  '-': (zoom) => zoom.by(1 / ZOOM_STEP),
  '0': (zoom) => zoom.fit(),
  '1': (zoom) => zoom.to(1),
  ArrowLeft: (zoom) => zoom.move([STRIDE, 0]),
  ArrowRight: (zoom) => zoom.move([-STRIDE, 0]),
  ArrowUp: (zoom) => zoom.move([0, STRIDE]),
  ArrowDown: (zoom) => zoom.move([0, -STRIDE]),
};

/** Zooms and moves a picture by what the reader does in its window; keys work in the whole dialog. */
export function useGestures(stage: RefObject<HTMLElement | null>, zoom: Zoom): void {
  const now = useRef(zoom);
  useEffect(() => {
    now.current = zoom;
  });
  useEffect(() => {
    const element = stage.current;
    const dialog = element?.closest('dialog');
    if (!element || !dialog) return;
    const over = new AbortController();
    const { signal } = over;
    const fingers = new Map<number, Point>();
    const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return [clientX - left, clientY - top];
    };

    dialog.addEventListener(
      'keydown',
      (event) => {
        const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key];
        if (act === undefined) return;
        event.preventDefault();
        act(now.current);
      },
      { signal },
    );
    element.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        // Pinching on a touchpad comes as a wheel with Ctrl held, in smaller steps.
        now.current.by(Math.exp(-event.deltaY * WHEEL_SPEED * (event.ctrlKey ? 4 : 1)), pointOf(event));
      },
      { signal, passive: false },
    );
    // Safari on a Mac has events of its own for it, and zooms the page; on an iPhone they come beside the fingers’ own.
    let pinched = 1;
    for (const kind of ['gesturestart', 'gesturechange'])
      element.addEventListener(
        kind,
        (event) => {
          event.preventDefault();
          const pinch = event as PinchEvent;
          if (kind === 'gesturechange' && fingers.size === 0)
            now.current.by(pinch.scale / pinched, pointOf(pinch));
          pinched = pinch.scale;
        },
        { signal },
      );
    element.addEventListener(
      'pointerdown',
      (event) => {
        element.setPointerCapture(event.pointerId);
        fingers.set(event.pointerId, pointOf(event));
      },
      { signal },
    );
    element.addEventListener(
      'pointermove',
      (event) => {
        const before = fingers.get(event.pointerId);
        if (before === undefined) return;
        const point = pointOf(event);
        const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
        fingers.set(event.pointerId, point);
        if (other) now.current.by(distance(point, other) / distance(before, other), other);
        else now.current.move([point[0] - before[0], point[1] - before[1]]);
      },
      { signal },
    );
    // Browsers that leave the fingers to the page make one of two taps.
    element.addEventListener('dblclick', (event) => now.current.toggle(pointOf(event)), { signal });
    for (const end of ['pointerup', 'pointercancel'] as const)
      element.addEventListener(end, ({ pointerId }) => fingers.delete(pointerId), { signal });
    return () => over.abort();
  }, [stage]);
}

const distance = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x1 - x2, y1 - y2) || 1;
