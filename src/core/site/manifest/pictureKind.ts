/** What a file of a kind has at a place, a character a byte. SVG is none of them: a browser would run what stands in it. */
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

/** How many bytes tell of what kind a picture is. */
export const SIGN_SIZE = 12;

/**
 * Of what kind a picture is, as names end: what its name says is often wrong, as of those that chat programs keep.
 * @param start its first bytes, a character a byte
 */
export function pictureKind(start: string): string | undefined {
  return Object.keys(SIGNS).find((kind) => SIGNS[kind]?.every(([at, sign]) => start.startsWith(sign, at)));
}
