// A text that differs for each reader: a server's URL, a domain, a password. The site or a page declares it (`values`),
// and the reader's own text replaces it wherever it occurs.

export interface ReaderVariable {
  /** The placeholder that occurs in pages; for a plain name the default occurs instead. */
  name: string;
  label: string;
  /** Fallback until the reader sets a text. */
  default?: string | undefined;
  /** A regular expression that must match the whole text. */
  pattern?: string | undefined;
  /** Stored for the session only. */
  secret?: boolean | undefined;
}

/** A name that does not occur in pages. */
const PLAIN_NAME = /^[a-z][a-z0-9_-]*$/;

export function isPlainName(name: string): boolean {
  return PLAIN_NAME.test(name);
}

/**
 * The text that represents a variable in pages.
 * @example literalOf({ name: 'YOUR_IP', label: '主机' }) === 'YOUR_IP'
 * @example literalOf({ name: 'domain', label: '域名', default: 'cc.example.com' }) === 'cc.example.com'
 */
export function literalOf({ name, default: fallback = name }: ReaderVariable): string {
  return isPlainName(name) ? fallback : name;
}

/** The fallback to render until the reader sets a text. */
export function defaultOf({ name, default: fallback = name }: ReaderVariable): string {
  return fallback;
}

/** Compiles a pattern that must match a whole text, as in HTML. Throws a SyntaxError if it is not valid. */
export function toPattern(text: string): RegExp {
  return new RegExp(`^(?:${text})$`, 'u');
}

/** The variables of a page: its own, then those of the site with other names. The first of a name wins. */
export function variablesOfPage(
  ofSite: readonly ReaderVariable[] = [],
  ofPage: readonly ReaderVariable[] = [],
): readonly ReaderVariable[] {
  const all = [...ofPage, ...ofSite];
  const names = all.map(({ name }) => name);
  return all.filter(({ name }, at) => names.indexOf(name) === at);
}

/** The variables whose literal occurs in a text. */
export function findVariables(text: string, values: readonly ReaderVariable[]): readonly ReaderVariable[] {
  return values.filter((value) => text.includes(literalOf(value)));
}

/**
 * Whether a variable may occur in a doc that was parsed without variables.
 * @param text markdown: code renders as written
 * @param json the doc as JSON, which has all other text as rendered, whatever its syntax
 */
export function hasVariable(text: string, json: string, values: readonly ReaderVariable[]): boolean {
  const inJson = (literal: string) => json.includes(JSON.stringify(literal).slice(1, -1));
  return values.map(literalOf).some((literal) => text.includes(literal) || inJson(literal));
}
