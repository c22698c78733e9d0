import { expect, it } from 'vitest';
import { splitAddress } from '../../../../../src/core/site/urls/splitAddress.ts';

it.each([
  ['https://x.example/docs/a', 'https://x.example/docs/a', ''],
  ['https://x.example/docs/a?compare=v7#%E5%AE%89', 'https://x.example/docs/a', '安'],
  ['https://x.example/docs/a#100%', 'https://x.example/docs/a', '100%'],
  ['file:///kit/index.html#/docs/a', 'file:///kit/index.html#/docs/a', ''],
  ['file:///kit/index.html#/docs/a?compare=v7#%E5%AE%89', 'file:///kit/index.html#/docs/a', '安'],
  ['file:///kit/index.html', 'file:///kit/index.html', ''],
])('%s', (address, page, anchor) => {
  expect(splitAddress(address)).toEqual({ page, anchor });
});
