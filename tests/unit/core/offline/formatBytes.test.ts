import { expect, it } from 'vitest';
import { formatBytes } from '../../../../src/core/offline/formatBytes.ts';

it.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [99_900, '100 KB'],
  [999_900, '1000 KB'],
  [1_000_000, '1.0 MB'],
  [12_345_678, '12.3 MB'],
  [2_500_000_000, '2.5 GB'],
])('%i bytes are %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
