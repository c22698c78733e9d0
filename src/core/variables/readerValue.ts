// A value that each reader has of their own: the address of their server, their domain, a password. The site or a
// page names it (`values`), and wherever it stands in a text, the reader's takes its place.

export interface ReaderValue {
  /** The placeholder that stands in the pages; or a plain name, then the default stands there. */
  name: string;
  /** What it is, for the reader. */
  label: string;
  /** What is shown until the reader gives their own. */
  default?: string | undefined;
  /** A regular expression that a whole value fits. */
  pattern?: string | undefined;
  /** Kept for the session only. */
  secret?: boolean | undefined;
}

/** Says nothing of how the pages write the value. */
const PLAIN_NAME = /^[a-z][a-z0-9_-]*$/;

export function isPlainName(name: string): boolean {
  return PLAIN_NAME.test(name);
}

/**
 * How the pages write a value.
 * @example literalOf({ name: 'YOUR_IP', label: '主机' }) === 'YOUR_IP'
 * @example literalOf({ name: 'domain', label: '域名', default: 'cc.example.com' }) === 'cc.example.com'
 */
export function literalOf({ name, default: fallback = name }: ReaderValue): string {
  return isPlainName(name) ? fallback : name;
}

/** What stands in its places as long as the reader has given nothing. */
export function defaultOf({ name, default: fallback = name }: ReaderValue): string {
  return fallback;
}

/** The pattern that a whole value has to fit, as in HTML. Throws for what is none. */
export function toPattern(text: string): RegExp {
  return new RegExp(`^(?:${text})$`, 'u');
}
