import { describe, expect, it } from 'vitest';
import { decodeExact } from '../../../src/lib/decodeExact.ts';
import { createRandom } from '../../support/random.ts';
import { toUtf16 } from '../../support/utf16.ts';

describe('decodeExact', () => {
  it('gives texts of UTF-8 and UTF-16 with their byte order marks', () => {
    expect(decodeExact(Buffer.from('\uFEFF# 甲'))).toBe('\uFEFF# 甲');
    expect(decodeExact(Buffer.from('# 甲'))).toBe('# 甲');
    expect(decodeExact(toUtf16('# 甲', 'le'))).toBe('\uFEFF# 甲');
    expect(decodeExact(toUtf16('# 甲', 'be'))).toBe('\uFEFF# 甲');
    expect(decodeExact(new Uint8Array())).toBe('');
  });

  it.each([
    ['GBK', [0x23, 0x20, 0xb2, 0xbf]],
    ['UTF-16 that is cut inside a character', [0xff, 0xfe, 0x23, 0x00, 0x20]],
    ['UTF-16 with half a pair', [0xff, 0xfe, 0x00, 0xd8]],
  ])('gives nothing for %s', (_, bytes) => {
    expect(decodeExact(Uint8Array.from(bytes))).toBeUndefined();
  });

  it('gives back 200 texts that were written in either order', () => {
    const random = createRandom(57);
    const characters = [...'甲乙，。# \n\r\t-a9𠮷🚀\u0100\uFF00'];
    for (let run = 0; run < 200; run += 1) {
      const text = Array.from(
        { length: Math.floor(random() * 40) },
        () => characters[Math.floor(random() * characters.length)],
      ).join('');
      expect(decodeExact(toUtf16(text, run % 2 === 0 ? 'le' : 'be'))).toBe(`\uFEFF${text}`);
    }
  });
});
