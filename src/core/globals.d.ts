// Globals that both browsers and Node have. src/core compiles without DOM and Node types, so that a use of `document`
// or `process` is a type error.
declare class URL {
  constructor(url: string, base?: string | URL);
  hash: string;
  host: string;
  href: string;
  origin: string;
  pathname: string;
  protocol: string;
  search: string;
}
declare class URLSearchParams {
  constructor(init?: string);
  delete(name: string): void;
  get(name: string): string | null;
  set(name: string, value: string): void;
  toString(): string;
}
declare class TextDecoder {
  constructor(encoding?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(bytes: Uint8Array | ArrayBuffer): string;
}
/** Decodes base64 to a binary string, one character per byte. */
declare function atob(base64: string): string;
interface AbortSignal {
  readonly aborted: boolean;
  throwIfAborted(): void;
}
interface Blob {
  readonly size: number;
  readonly type: string;
}
