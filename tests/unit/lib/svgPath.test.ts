import { describe, expect, it } from 'vitest';
import { flattenPath, type SvgPoint, simplifyLine } from '../../../src/lib/svgPath.ts';

const boxOf = (d: string) => {
  const points = flattenPath(d).flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(
    (at) => Math.round(at * 10) / 10,
  );
};

describe('flattenPath', () => {
  it('reads lines, absolute and relative, and closes them', () => {
    expect(flattenPath('M0,0h2v2z')).toEqual([
      [
        [0, 0],
        [2, 0],
        [2, 2],
        [0, 0],
      ],
    ]);
    expect(flattenPath('m1 1 2-1L-.5.5e1')).toEqual([
      [
        [1, 1],
        [3, 0],
        [-0.5, 5],
      ],
    ]);
    expect(flattenPath('M0,0L1,1M5,5L6,6')).toHaveLength(2);
  });

  it('bends curves and arcs', () => {
    expect(boxOf('M0 0C0 10 10 10 10 0')).toEqual([0, 0, 10, 7.5]);
    // The jar of a database, as the library draws it.
    expect(boxOf('M0,10 a20,5 0,0,0 40,0 a20,5 0,0,0 -40,0 l0,30 a20,5 0,0,0 40,0 l0,-30')).toEqual([
      0, 5, 40, 45,
    ]);
    expect(boxOf('M10,0A10 10 0 1 1 0 10')).toEqual([0, 0, 20, 20]);
  });
});

describe('thinLine', () => {
  it('leaves out what lies on the line between others', () => {
    const line: SvgPoint[] = [
      [0, 0],
      [1, 0.01],
      [2, 0],
      [2, 2],
    ];
    expect(simplifyLine(line, 0.1)).toEqual([
      [0, 0],
      [2, 0],
      [2, 2],
    ]);
    expect(simplifyLine(line, 0.001)).toEqual(line);
  });
});
