/** Magic bytes of image formats, one character for each byte. SVG is not accepted: the client would run its scripts. */
const SIGNS: Readonly<Record<string, readonly [at: number, sign: string][]>> = {
  png: [[0, '\x89PNG\r\n\x1a\n']],
  jpg: [[0, '\xff\xd8\xff']],
  gif: [[0, 'GIF8']],
  webp: [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
  avif: [[4, 'ftypavif']],
};

/** Number of bytes to read. */
export const SIGNATURE_SIZE = 12;

/**
 * Detects the type of an image by its magic bytes, since its file name may be wrong.
 * @param start its first bytes, a character a byte
 */
export function detectImageType(start: string): string | undefined {
  return Object.keys(SIGNS).find((kind) => SIGNS[kind]?.every(([at, sign]) => start.startsWith(sign, at)));
}
