import { screen } from '@testing-library/dom';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useGestures } from '../../../src/reader/features/lightbox/useZoom.ts';
import { renderPart } from '../../support/renderPart.tsx';

const by = vi.fn();

function Stage() {
  const stage = useRef<HTMLDivElement>(null);
  useGestures(stage, { view: { scale: 1, x: 0, y: 0 }, by, to: by, toggle: by, move: by, fit: by });
  return (
    <dialog open>
      <div ref={stage} role="img" />
    </dialog>
  );
}

it('two fingers on a Mac’s touchpad zoom the picture in Safari, which zoomed the page', () => {
  renderPart(<Stage />);
  const pinch = (kind: string, scale: number) => {
    const event = new MouseEvent(kind, { cancelable: true, clientX: 30, clientY: 40 });
    screen.getByRole('img').dispatchEvent(Object.assign(event, { scale }));
    expect(event.defaultPrevented).toBe(true);
  };
  pinch('gesturestart', 1);
  pinch('gesturechange', 2);
  pinch('gesturechange', 3);
  pinch('gesturestart', 1);
  pinch('gesturechange', 0.5);
  expect(by.mock.calls).toEqual([2, 1.5, 0.5].map((factor) => [factor, [30, 40]]));
});
