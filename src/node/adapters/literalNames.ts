// Finds the values of names in a configuration: of members, globals, and what a module imports and exports.
import { parentFolder } from '../../core/site/urls/filePath.ts';
import {
  External,
  type Located,
  Method,
  Namespace,
  type Opened,
  placeOf,
  type Scope,
  type StatementOf,
  unreadAt,
} from './literalScope.ts';
import { type Fields, getField, isPlain, setField, Unread } from './literalValues.ts';

export function memberOf(owner: unknown, key: unknown, node: Located, scope: Scope): unknown {
  if (owner instanceof Unread) return owner;
  if (typeof key !== 'string' && typeof key !== 'number') return unreadAt(node, scope);
  const name = String(key);
  if (owner instanceof External) return getExternal(owner, name, node, scope);
  if (owner instanceof Namespace) return exportOf(owner.path, name, node, scope);
  if (Array.isArray(owner) || typeof owner === 'string') {
    if (name === 'length') return owner.length;
    return /^\d+$/.test(name) ? owner[Number(name)] : new Method(owner, name);
  }
  if (isPlain(owner)) return getField(owner, name);
  return owner === undefined || owner === null ? undefined : unreadAt(node, scope);
}

export function getGlobal(name: string, node: Located, scope: Scope): unknown {
  if (name === 'undefined') return undefined;
  if (name === '__dirname') return `/${parentFolder(scope.module.path)}`;
  if (name === '__filename') return `/${scope.module.path}`;
  if (name === 'module') return scope.run.opened.get(scope.module.path)?.common;
  if (name === 'exports') return scope.run.opened.get(scope.module.path)?.common.exports;
  return new External('', [name], placeOf(node, scope));
}

/** Settings of the environment are not set, so that a site is the same everywhere; a build is for production. */
const ENVIRONMENT: Readonly<Record<string, unknown>> = {
  'process.env.NODE_ENV': 'production',
  'meta.env.PROD': true,
};

function getExternal(owner: External, name: string, node: Located, scope: Scope): unknown {
  const member = new External(owner.module, [...owner.names, name], placeOf(node, scope));
  const { key } = member;
  const { path } = scope.module;
  if (key === 'meta.url') return `file:///${path}`;
  if (key === 'meta.dirname') return `/${parentFolder(path)}`;
  return /^(?:process|meta)\.env\./.test(key) ? ENVIRONMENT[key] : member;
}

type ImportSpecifier = StatementOf<'ImportDeclaration'>['specifiers'][number];

export function importName(specifier: ImportSpecifier, spec: string, scope: Scope): unknown {
  if (specifier.type === 'ImportNamespaceSpecifier') return importAll(spec, specifier, scope);
  const name = specifier.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(specifier.imported);
  return importNamed(name, spec, specifier, scope);
}

export function importNamed(name: string, spec: string, node: Located, scope: Scope): unknown {
  const path = scope.module.imports.get(spec);
  if (path !== undefined) return exportOf(path, name, node, scope);
  return isLocal(spec) ? unreadAt(node, scope) : new External(spec, [name], placeOf(node, scope));
}

/** What `require` and `import *` give. */
export function importAll(spec: string, node: Located, scope: Scope): unknown {
  const path = scope.module.imports.get(spec);
  if (path === undefined)
    return isLocal(spec) ? unreadAt(node, scope) : new External(spec, [], placeOf(node, scope));
  const module = scope.run.modules.get(path);
  if (module?.program === undefined) return module?.failure ?? module?.data;
  const opened = scope.run.load(module);
  return isCommon(opened) ? opened.common.exports : new Namespace(path);
}

/** Whether an import names a file of the site. */
export const isLocal = (spec: string) => /^\.{1,2}(?:\/|$)/.test(spec);

export const isCommon = ({ exports, stars }: Opened) => exports.size === 0 && stars.length === 0;

function exportOf(
  path: string,
  name: string,
  node: Located,
  scope: Scope,
  seen: readonly string[] = [],
): unknown {
  const module = scope.run.modules.get(path);
  if (module?.program === undefined) {
    if (module?.failure !== undefined) return module.failure;
    return name === 'default' ? module?.data : memberOf(module?.data, name, node, scope);
  }
  const opened = scope.run.load(module);
  const found = opened.exports.get(name);
  if (found !== undefined) return found();
  if (isCommon(opened))
    return name === 'default' ? opened.common.exports : memberOf(opened.common.exports, name, node, scope);
  for (const star of opened.stars) {
    const next = module.imports.get(star);
    if (next === undefined || seen.includes(next)) continue;
    const value = exportOf(next, name, node, scope, [...seen, path]);
    if (value !== undefined) return value;
  }
  return undefined;
}

export function listExports({ path }: Namespace, { run }: Scope): Fields {
  const opened = run.opened.get(path);
  const fields: Fields = {};
  for (const [name, get] of opened?.exports ?? []) if (name !== 'default') setField(fields, name, get());
  return fields;
}

export const nameOf = (
  node: { type: 'Identifier'; name: string } | { type: 'StringLiteral'; value: string },
) => (node.type === 'Identifier' ? node.name : node.value);
