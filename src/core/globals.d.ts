// The few globals that browsers and Node both have. With no DOM and no Node
// types here, a stray `document` or `process` in core is a type error.
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
/** The bytes that base64 stands for, a character each. */
declare function atob(base64: string): string;
interface AbortSignal {
  readonly aborted: boolean;
  throwIfAborted(): void;
}
interface Blob {
  readonly size: number;
  readonly type: string;
}
