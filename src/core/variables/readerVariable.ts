// A reader variable is a text that each reader replaces by another: a server's URL, a domain, a password. The site or a
// page declares variables (`values`); pages render the reader's text instead of each occurrence.

export interface ReaderVariable {
  /** The placeholder in pages, `YOUR_IP`. If the name is plain (see isPlainName), `default` is the placeholder. */
  name: string;
  label: string;
  /** Rendered until the reader enters a text. */
  default?: string | undefined;
  /** A regular expression that must match the whole text. */
  pattern?: string | undefined;
  /** Persisted in sessionStorage only. */
  secret?: boolean | undefined;
}

/** A lower-case identifier: such a name is no placeholder in pages. */
const PLAIN_NAME = /^[a-z][a-z0-9_-]*$/;

export function isPlainName(name: string): boolean {
  return PLAIN_NAME.test(name);
}

/**
 * The placeholder of a variable: the text that occurs in pages.
 * @example literalOf({ name: 'YOUR_IP', label: '主机' }) === 'YOUR_IP'
 * @example literalOf({ name: 'domain', label: '域名', default: 'cc.example.com' }) === 'cc.example.com'
 */
export function literalOf({ name, default: fallback = name }: ReaderVariable): string {
  return isPlainName(name) ? fallback : name;
}

/** The text to render until the reader enters one. */
export function defaultOf({ name, default: fallback = name }: ReaderVariable): string {
  return fallback;
}

/** Compiles a pattern that must match the complete text, as in HTML. Throws a SyntaxError if the pattern is invalid. */
export function toPattern(text: string): RegExp {
  return new RegExp(`^(?:${text})$`, 'u');
}

/** The variables of a page, then those of the site. If several have the same name, the first has priority. */
export function variablesOfPage(
  ofSite: readonly ReaderVariable[] = [],
  ofPage: readonly ReaderVariable[] = [],
): readonly ReaderVariable[] {
  const all = [...ofPage, ...ofSite];
  const names = all.map(({ name }) => name);
  return all.filter(({ name }, at) => names.indexOf(name) === at);
}

/** The variables whose placeholder occurs in a text. */
export function findVariables(text: string, values: readonly ReaderVariable[]): readonly ReaderVariable[] {
  return values.filter((value) => text.includes(literalOf(value)));
}
