// Hooks of Node for the modules of a configuration: https://nodejs.org/api/module.html#customization-hooks
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isStubbed } from './stubbedPackages.mjs';

const ENDINGS = ['', '.ts', '.mts', '.js', '.mjs', '.tsx', '.json', '/index.ts', '/index.js', '/index.mjs'];

export async function resolve(spec, context, next) {
  const { parentURL } = context;
  if (isStubbed(spec, parentURL))
    return {
      url: `data:text/javascript,${encodeURIComponent(writeStub(spec, parentURL))}`,
      shortCircuit: true,
    };
  if (!/^\.{1,2}(?:\/|$)/.test(spec) || !parentURL?.startsWith('file:')) return next(spec, context);
  const url = new URL(spec, parentURL);
  const paths = [...ENDINGS.map((ending) => url.pathname + ending), url.pathname.replace(/js(x?)$/, 'ts$1')];
  const path = paths.find((each) => isFile(new URL(each, url)));
  return path === undefined ? next(spec, context) : { url: new URL(path, url).href, shortCircuit: true };
}

const isFile = (url) => existsSync(url) && statSync(url).isFile();

/** A module with the names that another one imports of a package. */
function writeStub(spec, parentURL) {
  const source = readFileSync(fileURLToPath(parentURL), 'utf8');
  const names = new Map([['default', spec]]);
  for (const [, clause] of source.matchAll(/(?:import|export)\s+([^'";]*?)\s*from\s*['"]([^'"]+)['"]/g)) {
    const [own] = /^[\w$]+/.exec(clause) ?? [];
    if (own !== undefined && own !== 'type' && source.includes(spec)) names.set('default', own);
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
  const toModule = (source) => ({ format: 'module', source, shortCircuit: true });
  if (path.endsWith('.json')) return toModule(`export default ${read()}`);
  if (/\.(?:[cm]?ts|[jt]sx)$/.test(path)) {
    const source = compile(fileURLToPath(path), read());
    return source === undefined ? next(url, context) : toModule(source);
  }
  const isModule = path.endsWith('.js') && /^\s*(?:import\b[^(]|export\b)/m.test(read());
  return isModule ? toModule(read()) : next(url, context);
}

/** Compilers of TypeScript that a repository may have. */
const COMPILERS = {
  esbuild: ({ transformSync }, source, loader) => transformSync(source, { loader, jsx: 'automatic' }).code,
  typescript: ({ transpileModule }, source) =>
    transpileModule(source, { compilerOptions: { module: 'ESNext', target: 'ES2022', jsx: 'react-jsx' } })
      .outputText,
};

/** Undefined where the repository has no compiler: then Node itself may know TypeScript. */
function compile(path, source) {
  for (const [name, run] of Object.entries(COMPILERS)) {
    let library;
    try {
      library = createRequire(path)(name);
    } catch {
      continue;
    }
    return run(library, source, /\.([jt]sx)$/.exec(path)?.[1] ?? 'ts');
  }
  return undefined;
}
