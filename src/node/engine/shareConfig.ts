// The drawing library copies its whole configuration, some six hundred values, for each node that asks for one of
// them: half of its time. Nobody changes what a copy holds, so one does until there is another configuration, which
// comes with each diagram.
// Each entry of a copy is defined with a description of its own, which takes ten times as long as setting it.
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const COPYING =
  /var getConfig = \/\* @__PURE__ \*\/ __name\(\(\) => \{\s*return (\w+\(\{\}, currentConfig\));\s*\}, "getConfig"\);/;

/** Safe whatever an entry is called; one name alone needs that. */
const DEFINING = /Object\.defineProperty\(dst, key, \{\s*value: (void 0|srcValue),/g;

/**
 * The library's file with one copy for each configuration; other files as they are.
 * @example `getConfig = () => { return copy({}, currentConfig); }` asks first whether it has copied this one;
 * `Object.defineProperty(dst, key, { value: srcValue, … })` becomes `dst[key] = srcValue`
 */
export function shareConfig(code: string): string {
  return code
    .replace(
      COPYING,
      'var copiedConfig, configCopy;\nvar getConfig = () => currentConfig === copiedConfig ? configCopy : (copiedConfig = currentConfig, configCopy = $1);',
    )
    .replace(
      DEFINING,
      (definition, value: string) => `key !== "__proto__" ? dst[key] = ${value} : ${definition}`,
    );
}

export const sharedConfig: Plugin = {
  name: 'shared configuration',
  setup(build) {
    build.onLoad(
      { filter: /[\\/]mermaid[\\/]dist[\\/]chunks[\\/]mermaid\.core[\\/]chunk-\w+\.mjs$/ },
      async ({ path }) => ({
        contents: shareConfig(await readFile(path, 'utf8')),
        loader: 'js',
      }),
    );
  },
};
