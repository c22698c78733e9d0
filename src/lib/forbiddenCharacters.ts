// Forbidden characters: they are invalid in XML 1.0 (C0 controls, lone surrogates, U+FFFE, U+FFFF), or parse errors
// in HTML (other controls, noncharacters). Text that was pasted from Word or a terminal may contain them.

/** All control characters except tab, LF and CR; lone surrogates; noncharacters. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|\p{Cs}|\p{NChar}/gu;

/** Numeric character reference of HTML and markdown: `&#8;`, `&#x8;`. */
const REFERENCE = /&#(?:x([\da-f]{1,8})|(\d{1,8}));?/gi;

/** Escape in a JSON or YAML string. The first alternative matches a pair of surrogates, which is valid. */
const ESCAPE = /\\(?:u(d[89ab][\da-f]{2})\\u(d[c-f][\da-f]{2})|u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi;

/** Removes forbidden characters from a text. */
export function dropForbidden(text: string): string {
  return text.replace(FORBIDDEN, '');
}

/** Removes character references to forbidden characters from HTML. */
export function dropForbiddenReferences(html: string): string {
  return html.replace(REFERENCE, (written) => (isForbiddenReference(written) ? '' : written));
}

/** Removes forbidden characters from all strings and keys of a value that was parsed from JSON or YAML. */
export function dropForbiddenInside(value: unknown): unknown {
  if (typeof value === 'string') return dropForbidden(value);
  if (Array.isArray(value)) return value.map(dropForbiddenInside);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [dropForbidden(key), dropForbiddenInside(inside)]),
  );
}

export interface ForbiddenOccurrence {
  offset: number;
  /** Length of the character, reference or escape in the text, in UTF-16 units. */
  length: number;
  /** Code point of the forbidden character. @example 'U+0008' */
  name: string;
}

/** Lists the forbidden characters in a text. */
export function listForbidden(text: string): ForbiddenOccurrence[] {
  return Array.from(text.matchAll(FORBIDDEN), ({ 0: char, index }) => toOccurrence(index, char, char));
}

/** Lists the character references to forbidden characters in a text. */
export function listForbiddenReferences(text: string): ForbiddenOccurrence[] {
  return Array.from(text.matchAll(REFERENCE)).flatMap(({ 0: written, index }) =>
    isForbiddenReference(written) ? [toOccurrence(index, written, readReference(written))] : [],
  );
}

/** Lists the escapes of forbidden characters in JSON or YAML. */
export function listForbiddenEscapes(text: string): ForbiddenOccurrence[] {
  return Array.from(text.matchAll(ESCAPE)).flatMap(({ 0: written, 3: four, 4: two, index }) => {
    const code = four ?? two;
    const char = code === undefined ? '' : String.fromCharCode(Number.parseInt(code, 16));
    return dropForbidden(char) === char ? [] : [toOccurrence(index, written, char)];
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

function toOccurrence(offset: number, { length }: string, char: string): ForbiddenOccurrence {
  const code = (char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return { offset, length, name: `U+${code}` };
}
