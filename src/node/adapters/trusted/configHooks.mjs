// Hooks of Node for the modules of a configuration: https://nodejs.org/api/module.html#customization-hooks
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isStubbed } from './stubbedPackages.mjs';

const ENDINGS = ['', '.ts', '.mts', '.js', '.mjs', '.tsx', '.json', '/index.ts', '/index.js', '/index.mjs'];

export async function resolve(spec, context, next) {
  const { parentURL } = context;
  // Bundlers of engines give JSON as modules with names.
  const found = (url) => ({ url, importAttributes: {}, shortCircuit: true });
  if (isStubbed(spec, parentURL))
    return found(`data:text/javascript,${encodeURIComponent(writeStub(spec, parentURL))}`);
  if (!/^\.{1,2}(?:\/|$)/.test(spec) || !parentURL?.startsWith('file:')) return next(spec, context);
  const url = new URL(spec, parentURL);
  const paths = [...ENDINGS.map((ending) => url.pathname + ending), url.pathname.replace(/js(x?)$/, 'ts$1')];
  const path = paths.find((each) => isFile(new URL(each, url)));
  return path === undefined ? next(spec, context) : found(new URL(path, url).href);
}

const isFile = (url) => existsSync(url) && statSync(url).isFile();

/** A module with the names that another one imports of a package. */
function writeStub(spec, parentURL) {
  const source = readFileSync(fileURLToPath(parentURL), 'utf8');
  const names = new Map([['default', spec]]);
  for (const [, clause, from] of source.matchAll(
    /(?:import|export)\s+([^'";]*?)\s*from\s*['"]([^'"]+)['"]/g,
  )) {
    if (from !== spec) continue;
    const [own] = /^[\w$]+/.exec(clause) ?? [];
    if (own !== undefined && own !== 'type') names.set('default', own);
    const [, whole] = /\*\s+as\s+([\w$]+)/.exec(clause) ?? [];
    if (whole !== undefined)
      for (const [, name] of source.matchAll(
        new RegExp(`\\b${whole.replaceAll('$', '\\$')}\\.([A-Za-z_]\\w*)`, 'g'),
      ))
        names.set(name, name);
    for (const each of /\{([^}]*)\}/.exec(clause)?.[1]?.split(',') ?? []) {
      const [name] = each
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+/);
      if (/^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default') names.set(name, name);
    }
  }
  const write = ([exported, name]) => {
    const value = `recordExport(${JSON.stringify({ name, module: spec })})`;
    return exported === 'default' ? `export default ${value};` : `export const ${exported} = ${value};`;
  };
  return [...names].map(write).join('\n');
}

export async function load(url, context, next) {
  const [path] = url.split('?');
  if (!path.startsWith('file:') || path.includes('/node_modules/')) return next(url, context);
  const read = () => readFileSync(fileURLToPath(path), 'utf8');
  const toModule = (source) => ({ format: 'module', source: addGlobals(source), shortCircuit: true });
  if (path.endsWith('.json')) return toModule(writeJson(JSON.parse(read())));
  if (/\.(?:[cm]?ts|[jt]sx)$/.test(path)) {
    const source = compile(fileURLToPath(path), read());
    return source === undefined ? next(url, context) : toModule(source);
  }
  const isModule =
    path.endsWith('.mjs') || (path.endsWith('.js') && /^\s*(?:import\b[^(]|export\b)/m.test(read()));
  return isModule ? toModule(read()) : next(url, context);
}

/** Names of CommonJS, which the loaders of engines give to modules, too. */
const GLOBALS = {
  __dirname: "(await import('node:url')).fileURLToPath(new URL('.', import.meta.url)).slice(0, -1)",
  __filename: "(await import('node:url')).fileURLToPath(import.meta.url)",
  require: "(await import('node:module')).createRequire(import.meta.url)",
};

/** Declares the names that a module uses and does not declare, in its first line. */
function addGlobals(source) {
  const used = Object.entries(GLOBALS).filter(
    ([name]) =>
      new RegExp(`(?<![\\w$.])${name}(?![\\w$])`).test(source) &&
      !new RegExp(`(?:const|let|var)\\s+${name}\\b`).test(source),
  );
  return used.map(([name, value]) => `const ${name} = ${value};`).join(' ') + source;
}

function writeJson(data) {
  const names = Object.keys(data ?? {}).filter((name) => /^[A-Za-z_]\w*$/.test(name) && name !== 'default');
  const lines = names.map(
    (name) => `const own_${name} = data[${JSON.stringify(name)}]; export { own_${name} as ${name} };`,
  );
  return `const data = ${JSON.stringify(data)}; export default data; ${lines.join(' ')}`;
}

/** Compilers of TypeScript that a repository may have. */
const COMPILERS = {
  esbuild: ({ transformSync }, source, loader) => transformSync(source, { loader, jsx: 'automatic' }).code,
  typescript: ({ transpileModule }, source) =>
    transpileModule(source, { compilerOptions: { module: 'ESNext', target: 'ES2022', jsx: 'react-jsx' } })
      .outputText,
};

/** Undefined where neither the repository nor this engine has a compiler, and Node itself knows TypeScript. */
function compile(path, source) {
  for (const [name, run] of Object.entries(COMPILERS))
    for (const from of [path, import.meta.url]) {
      let library;
      try {
        library = createRequire(from)(name);
      } catch {
        continue;
      }
      return run(library, source, /\.([jt]sx)$/.exec(path)?.[1] ?? 'ts');
    }
  if (!process.features.typescript) throw new Error('NO_COMPILER');
  return undefined;
}
