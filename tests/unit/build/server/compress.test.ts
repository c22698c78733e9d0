import { describe, expect, it } from 'vitest';
import { pickEncoding } from '../../../../src/build/server/compress.ts';

describe('pickEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['gzip;q=0', undefined],
    ['*', 'br'],
    ['identity', undefined],
    ['', undefined],
  ])('of %s takes %s', (accepted, expected) => {
    expect(pickEncoding(accepted)).toBe(expected);
  });
});
