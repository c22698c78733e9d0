// Characters that no format takes: XML 1.0 forbids C0 controls, lone surrogates, U+FFFE and U+FFFF, HTML calls the other
// controls and noncharacters errors. They come with text that is pasted from Word, terminals and broken files.

/** Tab and line ends are the controls that text has. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|\p{Cs}|\p{NChar}/gu;

/** Such a character as HTML and markdown write it in ASCII. */
const REFERENCE = /&#(?:x([\da-f]{1,8})|(\d{1,8}));?/gi;

/** Such a character as strings of JSON and YAML write it; a pair of surrogates is one character. */
const ESCAPE = /\\(?:u(d[89ab][\da-f]{2})\\u(d[c-f][\da-f]{2})|u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi;

/** A text without these characters; the same string where there is none. */
export function dropForbidden(text: string): string {
  return text.replace(FORBIDDEN, '');
}

/** Drops the character references of HTML that stand for one. */
export function dropForbiddenReferences(html: string): string {
  return html.replace(REFERENCE, (written) => (isForbiddenReference(written) ? '' : written));
}

/** Drops them in all strings below a value that JSON or YAML gave. */
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

/** Where a text has one. */
export function listForbidden(text: string): ForbiddenPlace[] {
  return Array.from(text.matchAll(FORBIDDEN), ({ 0: char, index }) => toPlace(index, char, char));
}

/** Where a text has a character reference to one. */
export function listForbiddenReferences(text: string): ForbiddenPlace[] {
  return Array.from(text.matchAll(REFERENCE)).flatMap(({ 0: written, index }) =>
    isForbiddenReference(written) ? [toPlace(index, written, readReference(written))] : [],
  );
}

/** Where strings of JSON have an escape that stands for one. */
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
