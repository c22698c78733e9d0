// Evaluates a configuration that is code, of a checkout that is trusted: bundled by esbuild with stubs for all packages
// and run in a process of its own.
import { execFileSync } from 'node:child_process';
import { isBuiltin } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** Before the printed value: modules may print too. */
const MARK = '\n@@';

/** A call of a stub gives its first argument that is an object, so `defineConfig(options)` gives the options. */
const STUB = `
  const stub = new Proxy(function () {}, {
    get: (_, key) =>
      key === Symbol.toPrimitive ? () => '' :
      key === Symbol.iterator ? [][Symbol.iterator].bind([]) :
      key === 'then' || key === '__esModule' ? undefined :
      key === 'toJSON' ? () => undefined : stub,
    apply: (_, self, given) => given.find((value) => typeof value === 'object' && value !== null) ?? given.find((value) => typeof value === 'function' && value !== stub) ?? stub,
    construct: () => stub,
    getPrototypeOf: () => stub,
  });
  module.exports = stub;`;

/**
 * The default export of a module as JSON: without functions, and elements of JSX as their text.
 * @throws where it cannot be evaluated
 */
export async function loadConfig(file: string): Promise<unknown> {
  const folder = dirname(file);
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import * as module from ${JSON.stringify(file)};
        const given = 'default' in module ? module.default : module;
        Promise.resolve(typeof given === 'function' ? given({ command: 'build', mode: 'production' }) : given)
          .then((value) => process.stdout.write(${JSON.stringify(MARK)} + (JSON.stringify(value) ?? 'null')));`,
      resolveDir: folder,
    },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    jsx: 'transform',
    jsxFactory: '__element',
    jsxFragment: '__fragment',
    define: {
      'import.meta.url': JSON.stringify(pathToFileURL(file).href),
      'import.meta.glob': '__glob',
      'import.meta.dirname': JSON.stringify(folder),
      __dirname: JSON.stringify(folder),
    },
    plugins: [stubPackages],
    loader: {
      '.js': 'jsx',
      '.css': 'empty',
      '.scss': 'empty',
      '.vue': 'empty',
      '.astro': 'empty',
      '.svg': 'empty',
    },
    banner: {
      js: `
        import { createRequire as __requireOf } from 'node:module';
        const require = Object.assign((name) => { try { return __requireOf(${JSON.stringify(file)})(name); } catch { return {}; } }, { resolve: (path) => path });
        const __glob = () => ({});
        const __fragment = '';
        const __element = (type, props, ...children) => children.flat(9).filter((child) => typeof child === 'string').join('');`,
    },
  });
  const printed = execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', outputFiles[0]?.text ?? ''],
    {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 1e8,
    },
  );
  return JSON.parse(printed.slice(printed.lastIndexOf(MARK) + MARK.length));
}

/** Packages, and files that the checkout lacks, are stubs; modules of Node and files are what they are. */
const stubPackages: Plugin = {
  name: 'stub-packages',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /.*/ }, async ({ path, pluginData, ...options }) => {
      // What `createRequire` would resolve is not installed.
      if (pluginData === 'asked' || (isBuiltin(path) && !/^(?:node:)?module$/.test(path))) return undefined;
      const isOwn = /^[./]/.test(path);
      const found = isOwn ? await resolve(path, { ...options, pluginData: 'asked' }) : undefined;
      return found !== undefined && found.errors.length === 0 ? found : { path, namespace: 'stub' };
    });
    onLoad({ filter: /.*/, namespace: 'stub' }, () => ({ contents: STUB }));
  },
};
