import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';

const CHUNK = 1 << 16;

/** Hash of a file's bytes, read in pieces: pictures and films may be larger than what one wants to hold. */
export function hashFile(path: string): string {
  const hash = createHash('sha256');
  // Most are small, and come by the thousand: a promise for each piece costs more than the reading.
  const file = openSync(path, 'r');
  try {
    const piece = Buffer.allocUnsafe(CHUNK);
    for (;;) {
      // Less than was asked for is not yet the end.
      const bytesRead = readSync(file, piece);
      if (bytesRead === 0) return hash.digest('hex');
      hash.update(piece.subarray(0, bytesRead));
    }
  } finally {
    closeSync(file);
  }
}
