import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { elementBox, measureTextWidth } from '../../../../src/node/diagrams/elementBox.ts';

const { document } = new Window();

/** The box of the first element in a drawing, rounded. */
function boxOf(markup: string, kind = 'flowchart') {
  const stage = document.createElement('div');
  stage.className = kind;
  stage.innerHTML = `<svg>${markup}</svg>`;
  // The same DOM in other types.
  const element = stage.querySelector('svg > *') as unknown as Element;
  const box = elementBox(element);
  return box && [box.x, box.y, box.width, box.height].map((at) => Math.round(at * 10) / 10);
}

describe('textWidth', () => {
  it('counts Chinese characters and marks as squares, letters by the table', () => {
    expect(measureTextWidth('访客，')).toBe(3);
    expect(measureTextWidth('8035')).toBeCloseTo(2.56);
    expect(measureTextWidth('')).toBe(0);
  });
});

describe('elementBox', () => {
  it('measures shapes', () => {
    expect(boxOf('<rect x="1" y="2" width="3" height="4"></rect>')).toEqual([1, 2, 3, 4]);
    expect(boxOf('<circle cx="5" cy="5" r="2"></circle>')).toEqual([3, 3, 4, 4]);
    expect(boxOf('<line x1="1" y1="9" x2="4" y2="3"></line>')).toEqual([1, 3, 3, 6]);
    expect(boxOf('<polygon points="0,0 4,-4 8,0 4,4"></polygon>')).toEqual([0, -4, 8, 8]);
    expect(boxOf('<path d="M0,0L4,2"></path>')).toEqual([0, 0, 4, 2]);
  });

  it('joins what stands in a group, moved as it says; what has no size and what is only defined counts nothing', () => {
    const group = `<g><rect></rect><defs><rect width="99" height="99"></rect></defs>
      <g transform="translate(10, 20)"><rect width="5" height="5"></rect></g><circle cx="0" cy="0" r="1"></circle></g>`;
    expect(boxOf(group)).toEqual([-1, -1, 16, 26]);
    expect(boxOf('<g></g>')).toBeUndefined();
  });

  it('places words by their anchor, and pieces of a line as one', () => {
    expect(boxOf('<text x="10" y="0">访客</text>')).toEqual([10, -15.1, 28, 19.2]);
    expect(boxOf('<text x="10" y="0" text-anchor="middle">访客</text>')).toEqual([-4, -15.1, 28, 19.2]);
    const pieces =
      '<text text-anchor="middle"><tspan x="0"><tspan>访客</tspan><tspan>坐席</tspan></tspan></text>';
    expect(boxOf(pieces)).toEqual([-28, -15.1, 56, 19.2]);
    expect(boxOf('<text><tspan x="0" dy="1em">一</tspan><tspan x="0" dy="1em">二</tspan></text>')).toEqual([
      0, -1.1, 14, 33.2,
    ]);
  });

  it('knows what the library centres by its own style sheet', () => {
    const label = '<g class="node"><g class="label"><text>访客</text></g></g>';
    expect(boxOf(label)?.[0]).toBe(-14);
    expect(boxOf(label, 'state')?.[0]).toBe(0);
  });
});
