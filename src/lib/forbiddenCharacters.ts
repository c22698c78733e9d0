// Characters that are invalid in XML 1.0 (C0 controls, lone surrogates, U+FFFE, U+FFFF) or parse errors in HTML (other
// controls, noncharacters). Text pasted from Word or a terminal contains them.

/** All controls but tab, LF and CR; surrogates; noncharacters. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|\p{Cs}|\p{NChar}/gu;

/** Numeric character reference of HTML and markdown. */
const REFERENCE = /&#(?:x([\da-f]{1,8})|(\d{1,8}));?/gi;

/** Escape in strings of JSON and YAML; a surrogate pair is one character and valid. */
const ESCAPE = /\\(?:u(d[89ab][\da-f]{2})\\u(d[c-f][\da-f]{2})|u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi;

/** Removes the characters; returns the same string where it has none. */
export function dropForbidden(text: string): string {
  return text.replace(FORBIDDEN, '');
}

/** Removes character references to them from HTML. */
export function dropForbiddenReferences(html: string): string {
  return html.replace(REFERENCE, (written) => (isForbiddenReference(written) ? '' : written));
}

/** Removes them from all strings and keys of a value parsed from JSON or YAML. */
export function dropForbiddenInside(value: unknown): unknown {
  if (typeof value === 'string') return dropForbidden(value);
  if (Array.isArray(value)) return value.map(dropForbiddenInside);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [dropForbidden(key), dropForbiddenInside(inside)]),
  );
}

export interface ForbiddenPlace {
  offset: number;
  /** In UTF-16 units. */
  length: number;
  /** @example 'U+0008' */
  name: string;
}

/** Their positions in a text. */
export function listForbidden(text: string): ForbiddenPlace[] {
  return Array.from(text.matchAll(FORBIDDEN), ({ 0: char, index }) => toPlace(index, char, char));
}

/** Positions of character references to one. */
export function listForbiddenReferences(text: string): ForbiddenPlace[] {
  return Array.from(text.matchAll(REFERENCE)).flatMap(({ 0: written, index }) =>
    isForbiddenReference(written) ? [toPlace(index, written, readReference(written))] : [],
  );
}

/** Positions of JSON escapes for one. */
export function listForbiddenEscapes(text: string): ForbiddenPlace[] {
  return Array.from(text.matchAll(ESCAPE)).flatMap(({ 0: written, 3: four, 4: two, index }) => {
    const code = four ?? two;
    const char = code === undefined ? '' : String.fromCharCode(Number.parseInt(code, 16));
    return dropForbidden(char) === char ? [] : [toPlace(index, written, char)];
  });
}

function isForbiddenReference(written: string): boolean {
  const char = readReference(written);
  return dropForbidden(char) !== char;
}

function readReference(written: string): string {
  const digits = written.replace(/^&#|;$/g, '');
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
  return code > 0x10ffff ? '' : String.fromCodePoint(code);
}

function toPlace(offset: number, { length }: string, char: string): ForbiddenPlace {
  const code = (char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return { offset, length, name: `U+${code}` };
}
