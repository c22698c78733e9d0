import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { addListener } from '../../platform/listen.ts';
import {
  fitView,
  moveView,
  type Point,
  type Size,
  settleView,
  toggleView,
  type View,
  zoomView,
} from './zoom.ts';

export interface Zoom {
  view: View;
  /** @param point of the stage at which the image does not move; default: the middle */
  by: (factor: number, point?: Point) => void;
  to: (scale: number) => void;
  /** Zooms in at a point, or back to fit. */
  toggle: (point: Point) => void;
  move: (by: Point) => void;
  fit: () => void;
}

const HIDDEN: View = { scale: 1, x: 0, y: 0 };

/** State of zoom and position. The image fits the stage at first, and again when the viewport is resized. */
export function useZoom(picture: Size, stage: RefObject<HTMLElement | null>): Zoom {
  // Undefined while the image fits the stage.
  const [changedView, setChangedView] = useState<View>();
  const [stageSize, setStageSize] = useState<Size>();
  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const measure = () => setStageSize([element.clientWidth, element.clientHeight]);
    measure();
    return addListener(window, ['resize'], measure);
  }, [stage]);

  const change = useCallback(
    (next: (view: View, stageSize: Size) => View | undefined) => {
      if (stageSize) setChangedView((view) => next(view ?? fitView(picture, stageSize), stageSize));
    },
    [picture, stageSize],
  );
  const view = useMemo(() => {
    if (stageSize === undefined) return HIDDEN;
    return changedView ? settleView(changedView, picture, stageSize) : fitView(picture, stageSize);
  }, [changedView, picture, stageSize]);

  return {
    view,
    by: (factor, point) => change((now, size) => zoomView(now, factor, point ?? middle(size), picture, size)),
    to: (scale) => change((now, size) => zoomView(now, scale / now.scale, middle(size), picture, size)),
    toggle: (point) => change((now, size) => toggleView(now, point, picture, size)),
    move: (by) => change((now, size) => moveView(now, by, picture, size)),
    fit: () => setChangedView(undefined),
  };
}

const middle = ([width, height]: Size): Point => [width / 2, height / 2];

/** Pan of an arrow key, in pixels. */
const PAN_STEP = 60;
/** Zoom factor of a key or button press. */
export const ZOOM_STEP = 1.25;
/** Zoom per pixel of a wheel event: a notch of about 100 pixels zooms by a quarter. */
const WHEEL_SPEED = 0.0022;

/** Safari's GestureEvent; `scale` is 1 at gesturestart. */
type PinchEvent = MouseEvent & { scale: number };

/** Handlers by key; key events are handled in the whole dialog. */
const KEYS: Readonly<Record<string, (zoom: Zoom) => void>> = {
  '+': (zoom) => zoom.by(ZOOM_STEP),
  '=': (zoom) => zoom.by(ZOOM_STEP),
  '-': (zoom) => zoom.by(1 / ZOOM_STEP),
  '0': (zoom) => zoom.fit(),
  '1': (zoom) => zoom.to(1),
  ArrowLeft: (zoom) => zoom.move([PAN_STEP, 0]),
  ArrowRight: (zoom) => zoom.move([-PAN_STEP, 0]),
  ArrowUp: (zoom) => zoom.move([0, PAN_STEP]),
  ArrowDown: (zoom) => zoom.move([0, -PAN_STEP]),
};

/** Listens for wheel, pointer, gesture and key events that zoom and pan the image. */
export function useGestures(stage: RefObject<HTMLElement | null>, zoom: Zoom): void {
  const latest = useRef(zoom);
  useEffect(() => {
    latest.current = zoom;
  });
  useEffect(() => {
    const element = stage.current;
    const dialog = element?.closest('dialog');
    if (!element || !dialog) return;
    const abort = new AbortController();
    const { signal } = abort;
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
        act(latest.current);
      },
      { signal },
    );
    element.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        // Browsers report a touchpad pinch as wheel events with ctrlKey, in smaller deltas.
        latest.current.by(Math.exp(-event.deltaY * WHEEL_SPEED * (event.ctrlKey ? 4 : 1)), pointOf(event));
      },
      { signal, passive: false },
    );
    // Safari on macOS zooms the page unless gesture events are prevented; on iOS they fire in addition to
    // pointer events.
    let pinched = 1;
    for (const kind of ['gesturestart', 'gesturechange'])
      element.addEventListener(
        kind,
        (event) => {
          event.preventDefault();
          const pinch = event as PinchEvent;
          if (kind === 'gesturechange' && fingers.size === 0)
            latest.current.by(pinch.scale / pinched, pointOf(pinch));
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
        if (other) latest.current.by(distance(point, other) / distance(before, other), other);
        else latest.current.move([point[0] - before[0], point[1] - before[1]]);
      },
      { signal },
    );
    // With `touch-action: none` browsers fire dblclick for a double tap.
    element.addEventListener('dblclick', (event) => latest.current.toggle(pointOf(event)), { signal });
    for (const end of ['pointerup', 'pointercancel'] as const)
      element.addEventListener(end, ({ pointerId }) => fingers.delete(pointerId), { signal });
    return () => abort.abort();
  }, [stage]);
}

const distance = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x1 - x2, y1 - y2) || 1;
