// Decodes PNG with 8 bits a channel and no interlacing (https://www.w3.org/TR/png-3/).
import { inflateSync } from 'node:zlib';

export interface Pixels {
  width: number;
  height: number;
  /** @example colorAt(0, 0) === '#ffffff' */
  colorAt: (x: number, y: number) => string;
}

const CHANNELS: Record<number, number> = { 2: 3, 6: 4 };

/** The filters, by their number: what is added to a byte, from those left, above, and left of that. */
const FILTERS: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  (left, up, corner) => {
    const distance = (one: number) => Math.abs(left + up - corner - one);
    const nearest = Math.min(...[left, up, corner].map(distance));
    return [left, up, corner].find((one) => distance(one) === nearest) ?? 0;
  },
];

export function readPng(bytes: Buffer): Pixels {
  const chunks: [type: string, data: Buffer][] = [];
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at))
    chunks.push([
      bytes.toString('latin1', at + 4, at + 8),
      bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)),
    ]);
  const header = chunks[0]?.[1] ?? Buffer.alloc(13);
  const [width, height, size] = [
    header.readUInt32BE(0),
    header.readUInt32BE(4),
    CHANNELS[header[9] ?? 0] ?? 0,
  ];
  const data = inflateSync(Buffer.concat(chunks.flatMap(([type, data]) => (type === 'IDAT' ? [data] : []))));
  const row = width * size;
  const pixels = Buffer.alloc(height * row);
  for (let y = 0; y < height; y += 1) {
    const filter = FILTERS[data[y * (row + 1)] ?? 0];
    for (let x = 0; x < row; x += 1) {
      const byteAt = (left: number, up: number) =>
        x < left || y < up ? 0 : (pixels[(y - up) * row + x - left] ?? 0);
      const added = filter?.(byteAt(size, 0), byteAt(0, 1), byteAt(size, 1)) ?? 0;
      pixels[y * row + x] = (data[y * (row + 1) + 1 + x] ?? 0) + added;
    }
  }
  return {
    width,
    height,
    colorAt: (x, y) => `#${pixels.toString('hex', y * row + x * size, y * row + x * size + 3)}`,
  };
}
