import { describe, expect, it } from 'vitest';
import { drawDirections, textSizeOf } from '../../../../src/core/diagrams/drawDirections.ts';

type Size = readonly [number, number];

/** Draws a graph whose drawings have these sizes; returns the size of the one for wide viewports. */
async function wideOf(tall: Size, wide: Size, text = 'flowchart TD\n A --> B') {
  const drawn: string[] = [];
  const drawing = await drawDirections(text, async (source) => {
    drawn.push(source);
    return { svg: source, size: drawn.length === 1 ? tall : wide };
  });
  expect(drawing.size).toEqual(tall);
  return drawing.wide?.size;
}

describe('drawDirections', () => {
  it('draws a long graph from left to right, too', async () => {
    expect(await wideOf([200, 500], [640, 70])).toEqual([640, 70]);
  });

  it('draws a short graph once, and one whose author has chosen a direction', async () => {
    expect(await wideOf([200, 270], [400, 70])).toBeUndefined();
    expect(await wideOf([200, 500], [640, 70], 'flowchart BT\n A --> B')).toBeUndefined();
    expect(await wideOf([200, 500], [640, 70], 'sequenceDiagram\n A->>B: x')).toBeUndefined();
  });

  it('never draws from left to right what would scroll, nor with smaller text than from the top down', async () => {
    expect(await wideOf([200, 900], [1000, 70])).toBeUndefined();
    expect(await wideOf([200, 420], [800, 70])).toBeUndefined();
    expect(await wideOf([200, 500], [800, 70])).toBeUndefined();
    expect(await wideOf([200, 534], [800, 70])).toEqual([800, 70]);
  });
});

it('knows how large text is in a drawing that fits', () => {
  expect(textSizeOf([300, 300])).toBe(14);
  expect(textSizeOf([340, 840])).toBe(7);
  expect(textSizeOf([1320, 100])).toBe(7);
});
