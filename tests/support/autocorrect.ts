// AutoCorrect, the linter for Chinese copywriting, as WebAssembly: one file for every system, where
// the native package lacks some. It is loaded by hand because its own entry is made for bundlers.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as glue from '@huacnlee/autocorrect/autocorrect_bg.js';

/** Its rules are on, these excepted: code and formulas never reach it, names are our own table's, and a Latin cell of a Chinese page keeps its 、. */
const CONFIG = {
  rules: {
    'halfwidth-punctuation': 0,
    'space-dash': 0,
    'space-dollar': 0,
    'space-backticks': 0,
    spellcheck: 0,
  },
};

/** Gives a text without marks as it should be written. */
export type Correct = (text: string) => string;

let loaded: Promise<Correct> | undefined;

/** Loads the linter, once. */
export function loadAutocorrect(): Promise<Correct> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Correct> {
  const file = createRequire(import.meta.url).resolve('@huacnlee/autocorrect/autocorrect_bg.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(file), {
    './autocorrect_bg.js': { ...glue },
  });
  glue.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === 'function') start();
  glue.loadConfig(JSON.stringify(CONFIG));
  return glue.format;
}
