// Serializes posting lists, the sections that contain a term. Each posting is the difference to the previous
// section's number as base64 VLQ, and one character for the impact and the heading bit.

export interface Postings {
  sections: Uint32Array;
  /** Five bits of impact, then one bit: whether the heading contains the term. */
  codes: Uint8Array;
}

/** Maximum of quantized impacts. */
export const IMPACT_STEPS = 31;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Uint8Array(128);
for (let value = 0; value < DIGITS.length; value += 1) VALUES[DIGITS.charCodeAt(value)] = value;

const decoder = new TextDecoder();

/** Serializes a number as base64 VLQ. @example encodeNumber(5) === 'F'; encodeNumber(32) === 'gB' */
export function encodeNumber(value: number): string {
  let text = '';
  let rest = value;
  do {
    const digit = rest & 31;
    rest >>>= 5;
    text += DIGITS[rest > 0 ? digit | 32 : digit];
  } while (rest > 0);
  return text;
}

/** Inverse of `encodeNumber` for a sequence of numbers. @example decodeNumbers('FgB') // [5, 32] */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (let at = 0; at < text.length; at += 1) {
    const digit = VALUES[text.charCodeAt(at)] ?? 0;
    value |= (digit & 31) << shift;
    shift += 5;
    if (digit >= 32) continue;
    numbers.push(value);
    value = 0;
    shift = 0;
  }
  return numbers;
}

/** Packs an impact from 0 to 1 and the heading bit. */
export function toCode(impact: number, isInHeading: boolean): number {
  // At least one step: zero would mean that the section does not contain the term.
  const steps = Math.min(IMPACT_STEPS, Math.max(1, Math.round(impact * IMPACT_STEPS)));
  return (steps << 1) | (isInHeading ? 1 : 0);
}

/** Most bytes of a posting: the seven digits of a difference of 32 bits, and one of the code. */
const MOST_BYTES = 8;

/** Serializes a posting list, whose sections must be ascending. */
export function encodePostings(sections: ArrayLike<number>, codes: ArrayLike<number>): string {
  // Bytes: a string that grows by single characters is a tree with a node of 32 bytes for each.
  const bytes = new Uint8Array(sections.length * MOST_BYTES);
  let size = 0;
  let previous = -1;
  for (let at = 0; at < sections.length; at += 1) {
    const section = sections[at] ?? 0;
    let rest = section - previous - 1;
    for (; rest > 31; rest >>>= 5) bytes[size++] = DIGITS.charCodeAt((rest & 31) | 32);
    bytes[size++] = DIGITS.charCodeAt(rest);
    bytes[size++] = DIGITS.charCodeAt(codes[at] ?? 0);
    previous = section;
  }
  return decoder.decode(bytes.subarray(0, size));
}

export function decodePostings(text: string): Postings {
  // Upper bound: a posting has at least two characters.
  const sections = new Uint32Array(text.length >> 1);
  const codes = new Uint8Array(text.length >> 1);
  let count = 0;
  let previous = -1;
  let at = 0;
  while (at < text.length) {
    let delta = 0;
    let shift = 0;
    let digit: number;
    do {
      digit = VALUES[text.charCodeAt(at)] ?? 0;
      at += 1;
      delta |= (digit & 31) << shift;
      shift += 5;
    } while (digit >= 32);
    previous += delta + 1;
    sections[count] = previous;
    codes[count] = VALUES[text.charCodeAt(at)] ?? 0;
    at += 1;
    count += 1;
  }
  return { sections: sections.subarray(0, count), codes: codes.subarray(0, count) };
}
