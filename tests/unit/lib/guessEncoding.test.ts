import { describe, expect, it } from 'vitest';
import { guessEncoding } from '../../../src/lib/guessEncoding.ts';
import { createRandom } from '../../support/random.ts';
import { toUtf16 } from '../../support/utf16.ts';

const GBK = '2320b2bfcaf0cbb5c3f70a0ab0b2d7b0d2d4baf3c7ebd6d8d0c2c6f4b6afb7fecef1a1a30a';
const BIG5 = '2320b3a1b870bba1a9fa0a0aa677b8cba548abe1bdd0adabb773b1d2b0caaa41b0c8a1430a';

describe('guessEncoding', () => {
  it.each([
    ['“部署说明” in GBK', Buffer.from(GBK, 'hex'), 'GBK'],
    ['“部署說明” in Big5', Buffer.from(BIG5, 'hex'), 'BIG5'],
    ['UTF-16 without its mark', toUtf16('# 部署\n\n安装 Docker\n', 'le').subarray(2), 'UTF-16LE'],
    ['the same, the high byte first', toUtf16('# 部署\n\n安装 Docker\n', 'be').subarray(2), 'UTF-16BE'],
    [
      'UTF-8 with a byte too many',
      Buffer.concat([Buffer.from('# 部署说明'), Buffer.of(0xd6), Buffer.from('，安装以后重启')]),
      undefined,
    ],
    ['UTF-8 that is cut', Buffer.from('# 部署说明，安装以后').subarray(0, -1), undefined],
    ['Latin-1', Buffer.from('# Caf\xe9 au lait', 'latin1'), undefined],
  ])('%s', (_, bytes, expected) => {
    expect(guessEncoding(bytes)).toBe(expected);
  });

  it('tells GBK from Big5 by the bytes of 200 texts of usual characters', () => {
    const random = createRandom(57);
    const from = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
    for (let run = 0; run < 200; run += 1) {
      const count = 30 + from(0, 60);
      const gbk = Array.from({ length: count }, () => [from(0xb0, 0xd6), from(0xa1, 0xfe)]);
      const trail = () => (random() < 63 / 157 ? from(0x40, 0x7e) : from(0xa1, 0xfe));
      const big5 = Array.from({ length: count }, () => [from(0xa4, 0xc5), trail()]);
      const write = (pairs: number[][]) => Uint8Array.from([0x23, 0x20, ...pairs.flat(), 0x0a]);
      expect([guessEncoding(write(gbk)), guessEncoding(write(big5))]).toEqual(['GBK', 'BIG5']);
    }
  });
});
