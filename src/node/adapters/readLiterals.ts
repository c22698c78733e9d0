// Reads a configuration that is code as far as it is literals: it is parsed, and never run.

import { adapterMessages as messages } from '#i18n/adapterMessages';
import { readYamlFields } from '../../core/site/manifest/yamlFields.ts';
import { joinPath, parentFolder } from '../../core/site/urls/filePath.ts';
import { evaluateModule, loadModule } from './literalModules.ts';
import { isLocal } from './literalNames.ts';
import type { Module, Run } from './literalScope.ts';
import { type Fields, listUnread, type Place, Unread } from './literalValues.ts';
import type { ParseResult } from './parseCode.ts';
import type { Outcome } from './trusted/runTrusted.ts';

/** The texts of a site's files by their paths; undefined where it has none. */
export interface TextFiles {
  read(path: string): Promise<string | undefined>;
  /** Runs a file, where its code is trusted. */
  run?: ((path: string) => Promise<Outcome>) | undefined;
}

export interface Literals {
  /** Of `export default` or `module.exports`; what a function returns, if it is one. */
  value: unknown;
  exports: Fields;
  /** Statements that may change a value and were not understood. The values hold an `Unread` for each other gap. */
  skipped: Place[];
  /** All that was not understood, in the order of the file. */
  unread: Place[];
}

/** Undefined where the file does not exist. Trusted code is run where it is more than literals. */
export async function readLiterals(files: TextFiles, path: string): Promise<Literals | undefined> {
  const modules = new Map<string, Module>();
  const entry = await openModule(files, path, modules);
  if (entry === undefined) return undefined;
  const run: Run = {
    modules,
    steps: 0,
    depth: 0,
    skipped: [],
    opened: new Map(),
    load: (module) => loadModule(module, run),
  };
  const exports = evaluateSafely(entry, run);
  const { skipped } = run;
  const unread = [...skipped, ...listUnread(exports)];
  const hasGaps = skipped.length > 0 || listUnread(exports, true).length > 0;
  const outcome = CODE.test(path) && hasGaps ? await files.run?.(path) : undefined;
  if (outcome === undefined) return { value: exports.default, exports, skipped, unread };
  if ('exports' in outcome)
    return {
      value: outcome.exports.default,
      exports: outcome.exports,
      skipped: [],
      unread: listUnread(outcome.exports),
    };
  const failure = { file: path, line: 1, code: messages.notRun(outcome.failure) };
  return { value: exports.default, exports, skipped: [failure, ...skipped], unread: [failure, ...unread] };
}

/** A tree that is nested too deeply for the stack is one gap. */
function evaluateSafely(module: Module, run: Run): Fields {
  try {
    return evaluateModule(module, run);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { default: failAt(module.path) };
  }
}

const failAt = (file: string, line = 1) => new Unread({ file, line, code: '' });

const MAX_FILES = 200;
const MAX_LENGTH = 1_000_000;

/** Parses a file and the files that it imports, each once. */
async function openModule(
  files: TextFiles,
  path: string,
  modules: Map<string, Module>,
): Promise<Module | undefined> {
  const known = modules.get(path);
  if (known !== undefined || modules.size >= MAX_FILES) return known;
  const source = await files.read(path);
  if (source === undefined) return undefined;
  const module: Module = { path, source, imports: new Map(), ...(await parseFile(path, source)) };
  modules.set(path, module);
  for (const spec of module.program ? listImports(module.program) : []) {
    for (const candidate of listCandidates(parentFolder(path), spec)) {
      const found = await openModule(files, candidate, modules);
      if (found === undefined) continue;
      module.imports.set(spec, candidate);
      break;
    }
  }
  return module;
}

export async function parseFile(
  path: string,
  source: string,
): Promise<Pick<Module, 'program' | 'data' | 'failure'>> {
  if (source.length > MAX_LENGTH || nestsAssertions(source)) return { failure: failAt(path) };
  if (!CODE.test(path)) return readData(path, source);
  const { parse } = await import('./parseCode.ts');
  try {
    const { program } = parse(source, {
      sourceType: 'unambiguous',
      allowAwaitOutsideFunction: true,
      allowReturnOutsideFunction: true,
      errorRecovery: true,
      attachComment: false,
      // `<T>value` in TypeScript is no element of JSX.
      plugins: /ts$/.test(path) ? ['typescript'] : /tsx$/.test(path) ? ['typescript', 'jsx'] : ['jsx'],
    });
    return { program };
  } catch (error) {
    return { failure: failAt(path, lineOf(error)) };
  }
}

const MAX_ASSERTIONS = 8;

/**
 * Whether a text may nest more assertions such as `<T>(<T>(value))`, generic arrow functions or elements than a
 * configuration has: the parser's time doubles with each. A `<` that follows no name may begin one.
 */
function nestsAssertions(source: string): boolean {
  let here = { level: 0, isMarked: false };
  const outer: (typeof here)[] = [];
  for (const [token] of source.matchAll(/[([{]|[)\]}]|(?<![\w$)\]])</g)) {
    if (token === '<') here.isMarked = true;
    else if (/[([{]/.test(token)) {
      outer.push(here);
      here = { level: here.level + Number(here.isMarked), isMarked: false };
      if (here.level > MAX_ASSERTIONS) return true;
    } else here = outer.pop() ?? here;
  }
  return false;
}

/** The line of a syntax error; the parser's stack may also overflow. */
const lineOf = (error: unknown) => (error as { loc?: { line?: number } }).loc?.line;

const CODE = /\.[cm]?[jt]sx?$/;
const DATA = /\.(?:json|ya?ml)$/;

function readData(path: string, source: string): Pick<Module, 'data' | 'failure'> {
  const fields = DATA.test(path) ? readYamlFields(source) : { line: 1 };
  return 'data' in fields ? { data: fields.data } : { failure: failAt(path, fields.line) };
}

const ENDINGS = ['.ts', '.mts', '.js', '.mjs', '.cjs', '.cts', '.tsx', '.jsx', '.json'];

/** Paths of the files that an import may name. In TypeScript, `./a.js` names `a.ts`. */
function listCandidates(folder: string, spec: string): string[] {
  const path = isLocal(spec) ? joinPath(folder, spec) : undefined;
  if (path === undefined) return [];
  const ofTypeScript = /\.[cm]?jsx?$/.test(path) ? [path.replace(/js(x?)$/, 'ts$1')] : [];
  if (CODE.test(path) || DATA.test(path)) return [path, ...ofTypeScript];
  return [...ENDINGS.map((ending) => path + ending), ...ENDINGS.map((ending) => `${path}/index${ending}`)];
}

/** The files that a module imports, by whichever syntax. */
function listImports(program: ParseResult['program']): Set<string> {
  const found = new Set<string>();
  const left: unknown[] = [program.body];
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    const { type, source, callee, arguments: args } = node as Record<string, { value?: unknown } & unknown[]>;
    const isCall = (callee as { name?: string; type?: string } | undefined)?.name === 'require';
    const isImport = (callee as { type?: string } | undefined)?.type === 'Import';
    const spec = isCall || isImport ? (args?.[0] as { value?: unknown })?.value : type && source?.value;
    if (typeof spec === 'string') found.add(spec);
    for (const child of Object.values(node as object))
      if (typeof child === 'object' && child !== null) left.push(child);
  }
  return found;
}
