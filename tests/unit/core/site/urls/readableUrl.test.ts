import { describe, expect, it } from 'vitest';
import { readableUrl } from '../../../../../src/core/site/urls/readableUrl.ts';

describe('readableUrl', () => {
  it.each([
    ['../docs/%E5%AE%89%E8%A3%85#%E6%AD%A5%E9%AA%A4', '../docs/安装#步骤'],
    ['/a%20b?c=%E5%AE%89%26#d', '/a%20b?c=安%26#d'],
    ['%F0%9F%8C%B2', '🌲'],
  ])('spells %s in letters', (address, readable) => {
    expect(readableUrl(address)).toBe(readable);
    const resolve = (of: string) => new URL(of, 'https://host.example/docs/').href;
    expect(resolve(readable)).toBe(resolve(address));
  });

  it.each(['/a%2Fb', '%22%3E%3Cscript%3E', '%2541', '%E5%AE', '%FF', 'mailto:a@b.c'])(
    'leaves alone what would mean something else: %s',
    (address) => expect(readableUrl(address)).toBe(address),
  );
});
