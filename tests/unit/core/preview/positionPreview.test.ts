import { describe, expect, it } from 'vitest';
import { positionPreview } from '../../../../src/core/preview/positionPreview.ts';

describe('positionPreview', () => {
  it('never covers a line of the link, nor leaves the window', () => {
    for (const width of [320, 1280])
      for (const height of [480, 800])
        for (let top = 0; top < height; top += 7)
          for (const lines of [1, 3]) {
            const link = { left: width - 40, right: width - 10, top, bottom: top + lines * 28 };
            const card = positionPreview(link, { width, height }, lines > 1);
            expect(card.left).toBeGreaterThanOrEqual(8);
            expect(card.left + card.width).toBeLessThanOrEqual(width - 8);
            const edge = card.top ?? height - (card.bottom ?? 0);
            if (card.top === undefined) {
              expect(edge).toBeLessThan(link.top);
              expect(edge - card.maxHeight).toBeGreaterThanOrEqual(8);
            } else {
              expect(edge).toBeGreaterThan(link.bottom);
              if (card.maxHeight > 0) expect(edge + card.maxHeight).toBeLessThanOrEqual(height - 8);
            }
          }
  });

  it('stands below, and above where there is more room', () => {
    const window = { width: 1280, height: 800 };
    expect(positionPreview({ left: 100, right: 150, top: 100, bottom: 128 }, window, false)).toMatchObject({
      left: 100,
      top: 136,
    });
    expect(positionPreview({ left: 100, right: 150, top: 700, bottom: 728 }, window, false)).toMatchObject({
      bottom: 108,
    });
  });
});
