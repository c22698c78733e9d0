// The package is made for bundlers and types its bundler entry only; Node loads the part below it.
declare module '@huacnlee/autocorrect/autocorrect_bg.js' {
  export function __wbg_set_wasm(exports: WebAssembly.Exports): void;
  export function loadConfig(config: string): unknown;
  export function format(text: string): string;
}
