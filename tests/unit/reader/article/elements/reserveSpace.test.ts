import { describe, expect, it } from 'vitest';
import { reserveSpace } from '../../../../../src/reader/article/elements/DocImage.tsx';

describe('reserveSpace', () => {
  it('takes the file’s own size where the writer says nothing', () => {
    expect(reserveSpace([800, 600], {})).toEqual({ width: 800, height: 600 });
  });

  it('completes what a writer says of one side', () => {
    expect(reserveSpace([800, 600], { width: '400' })).toEqual({ width: '400', height: 300 });
    expect(reserveSpace([800, 600], { width: '400px' })).toEqual({ width: '400px', height: 300 });
    expect(reserveSpace([800, 600], { width: '20em' })).toEqual({ width: '20em', height: 15 });
    expect(reserveSpace([800, 600], { height: '150' })).toEqual({ width: 200, height: '150' });
  });

  it('says what share of the text’s width is asked for', () => {
    expect(reserveSpace([800, 600], { width: '50%' })).toEqual({
      width: 800,
      height: 600,
      share: '50%',
    });
  });

  it('passes over what is no length, and a share of a height that nobody knows', () => {
    expect(reserveSpace([800, 600], { width: 'wide' })).toEqual({ width: 800, height: 600 });
    expect(reserveSpace([800, 600], { height: '50%' })).toEqual({ width: 800, height: 600 });
  });

  it('leaves what is said of both sides, and files of which nothing is known', () => {
    expect(reserveSpace([800, 600], { width: '40', height: '40' })).toEqual({ width: '40', height: '40' });
    expect(reserveSpace(undefined, { width: '50%' })).toEqual({ width: '50%' });
  });
});
