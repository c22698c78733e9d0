// How what Node runs is bundled: into modules, each of which is loaded when somebody asks for it.
import type { BuildOptions } from 'esbuild';

export const NODE_MODULES = {
  bundle: true,
  splitting: true,
  format: 'esm',
  outExtension: { '.js': '.mjs' },
  platform: 'node',
  target: 'node20',
  charset: 'utf8',
  // Some of what is joined asks for Node's own modules in the old way.
  banner: {
    js: "import { createRequire as createRequireHere } from 'node:module';\nconst require = createRequireHere(import.meta.url);",
  },
} as const satisfies BuildOptions;
