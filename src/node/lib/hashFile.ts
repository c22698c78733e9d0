import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

const CHUNK = 1 << 16;

/** Hash of a file's bytes, read in pieces: pictures and films may be larger than what one wants to hold. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  const handle = await open(path);
  try {
    const piece = Buffer.allocUnsafe(CHUNK);
    for (;;) {
      // Less than was asked for is not yet the end.
      const { bytesRead } = await handle.read(piece);
      if (bytesRead === 0) return hash.digest('hex');
      hash.update(piece.subarray(0, bytesRead));
    }
  } finally {
    await handle.close();
  }
}
