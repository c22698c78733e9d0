/**
 * Magic bytes of image formats as strings with one character per byte. SVG is not accepted: the client would run its
 * scripts.
 */
const SIGNATURES: Readonly<Record<string, readonly [offset: number, bytes: string][]>> = {
  png: [[0, '\x89PNG\r\n\x1a\n']],
  jpg: [[0, '\xff\xd8\xff']],
  gif: [[0, 'GIF8']],
  webp: [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
  avif: [[4, 'ftypavif']],
};

/** Number of bytes that detectImageType() needs. */
export const SIGNATURE_SIZE = 12;

/**
 * Detects the type of an image by its magic bytes, since its file name may be wrong.
 * @param start first bytes of the file, one character per byte
 */
export function detectImageType(start: string): string | undefined {
  return Object.keys(SIGNATURES).find((type) =>
    SIGNATURES[type]?.every(([offset, bytes]) => start.startsWith(bytes, offset)),
  );
}
