// The drawing library copies its whole configuration, some six hundred values, for each node that asks for one of
// them: half of its time. Nobody changes what a copy holds, so one does until there is another configuration, which
// comes with each diagram.
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const COPYING =
  /var getConfig = \/\* @__PURE__ \*\/ __name\(\(\) => \{\s*return (\w+\(\{\}, currentConfig\));\s*\}, "getConfig"\);/;

/**
 * The library's file with one copy for each configuration; other files as they are.
 * @example `getConfig = () => { return copy({}, currentConfig); }` asks first whether it has copied this one
 */
export function shareConfig(code: string): string {
  return code.replace(
    COPYING,
    'var copiedConfig, configCopy;\nvar getConfig = () => currentConfig === copiedConfig ? configCopy : (copiedConfig = currentConfig, configCopy = $1);',
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
