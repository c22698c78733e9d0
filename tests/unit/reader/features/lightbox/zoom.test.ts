import { describe, expect, it } from 'vitest';
import {
  fitView,
  moveView,
  settleView,
  toggleView,
  zoomView,
} from '../../../../../src/reader/features/lightbox/zoom.ts';

const picture = [400, 200] as const;

describe('fitView', () => {
  it('shows the whole picture in the middle of the window', () => {
    expect(fitView(picture, [200, 400])).toEqual({ scale: 0.5, x: 0, y: 150 });
    expect(fitView(picture, [1000, 300])).toEqual({ scale: 1.5, x: 200, y: 0 });
  });

  it('enlarges a small one to twice its size at most', () => {
    expect(fitView(picture, [4000, 2000])).toEqual({ scale: 2, x: 1600, y: 800 });
  });
});

describe('zoomView', () => {
  it('keeps what stands under the point', () => {
    const window = [400, 200] as const;
    const view = zoomView({ scale: 1, x: 0, y: 0 }, 2, [100, 50], picture, window);
    expect(view).toEqual({ scale: 2, x: -100, y: -50 });
    expect((100 - view.x) / view.scale).toBe(100);
  });

  it('knows an end both ways', () => {
    expect(zoomView({ scale: 1, x: 0, y: 0 }, 1000, [0, 0], picture, picture).scale).toBe(8);
    expect(zoomView({ scale: 1, x: 0, y: 0 }, 0.0001, [0, 0], picture, picture).scale).toBe(0.1);
  });
});

describe('toggleView', () => {
  const window = [100, 100] as const;

  it('comes as close as the picture’s own size, at the point', () => {
    const whole = fitView(picture, window);
    expect(toggleView(whole, [25, 50], picture, window)).toEqual({ scale: 1, x: -75, y: -50 });
  });

  it('doubles what fits at its own size', () => {
    expect(toggleView(fitView(picture, [400, 400]), [0, 200], picture, [400, 400])?.scale).toBe(2);
  });

  it('goes back to the whole from any closer view, and comes closer from a smaller one', () => {
    expect(toggleView({ scale: 0.3, x: 0, y: 0 }, [0, 0], picture, window)).toBeUndefined();
    expect(toggleView({ scale: 0.1, x: 30, y: 40 }, [0, 0], picture, window)?.scale).toBe(1);
  });
});

describe('moveView', () => {
  it('leaves no gap at the edges of a picture that is larger than the window', () => {
    const window = [100, 100] as const;
    expect(moveView({ scale: 1, x: -50, y: 0 }, [-1000, 20], picture, window)).toEqual({
      scale: 1,
      x: -300,
      y: 0,
    });
  });
});

describe('settleView', () => {
  it('keeps a smaller one in the middle', () => {
    expect(settleView({ scale: 0.1, x: 5, y: -5 }, picture, [100, 100])).toEqual({
      scale: 0.1,
      x: 30,
      y: 40,
    });
  });
});
