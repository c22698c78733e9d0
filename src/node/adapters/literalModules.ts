// Loads the modules of a configuration and evaluates what they export.
import { copyKnown } from './copyKnown.ts';
import { apply, bind, evaluate, execute, toFunction } from './evaluateLiterals.ts';
import { importAll, importNamed, isCommon, nameOf } from './literalNames.ts';
import {
  Closure,
  type Lazy,
  lazy,
  MAX_COPIED,
  type Module,
  type Opened,
  type Pattern,
  type Run,
  Scope,
  type Statement,
  unreadAt,
} from './literalScope.ts';
import { type Fields, isPlain, setField, Unread } from './literalValues.ts';

/** Executes a module, once. */
export function loadModule(module: Module, run: Run): Opened {
  const known = run.opened.get(module.path);
  if (known !== undefined) return known;
  const scope = new Scope(run, module);
  const opened: Opened = { module, scope, exports: new Map(), stars: [], common: { exports: {} } };
  run.opened.set(module.path, opened);
  const body = module.program?.body ?? [];
  for (const statement of body) collectExports(statement, opened);
  execute(body, scope);
  return opened;
}

function collectExports(statement: Statement, { scope, exports, stars }: Opened): void {
  const add = (name: string, compute: Lazy) =>
    exports.set(
      name,
      lazy(compute, () => unreadAt(statement, scope)),
    );
  const addBinding = (name: string, local = name) => add(name, () => scope.bindings.get(local)?.());
  if (statement.type === 'ExportDefaultDeclaration') {
    const { declaration } = statement;
    add('default', () => {
      if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration')
        return toFunction(declaration, scope);
      return declaration.type === 'TSDeclareFunction' ? undefined : evaluate(declaration, scope);
    });
    if (declaration.type === 'FunctionDeclaration' && declaration.id)
      bind(declaration.id, () => toFunction(declaration, scope), scope);
  }
  if (statement.type === 'ExportAllDeclaration') stars.push(statement.source.value);
  if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') return;
  const { declaration, source } = statement;
  if (declaration?.type === 'VariableDeclaration')
    for (const { id } of declaration.declarations) for (const name of listNames(id)) addBinding(name);
  else if (declaration && 'id' in declaration && declaration.id?.type === 'Identifier')
    addBinding(declaration.id.name);
  for (const specifier of statement.specifiers) {
    const name = nameOf(specifier.exported);
    if (specifier.type === 'ExportNamespaceSpecifier')
      add(name, () => importAll(source?.value ?? '', specifier, scope));
    else if (specifier.type !== 'ExportSpecifier') continue;
    else if (source) add(name, () => importNamed(nameOf(specifier.local), source.value, specifier, scope));
    else addBinding(name, nameOf(specifier.local));
  }
}

function listNames(pattern: Pattern): string[] {
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((property) =>
    property.type === 'ObjectProperty' ? listNames(property.value as Pattern) : [],
  );
}

/** All exports of a module by name, with the functions among them called. */
export function evaluateModule(module: Module, run: Run): Fields {
  if (module.program === undefined) return { default: module.failure ?? module.data };
  const opened = loadModule(module, run);
  const { common, scope } = opened;
  const own = common.exports;
  const fields: Fields = isCommon(opened)
    ? isPlain(own) && 'default' in own
      ? { ...own }
      : { default: own }
    : {};
  for (const [name, get] of opened.exports) setField(fields, name, get());
  const value = fields.default;
  const unknown = new Unread({ file: module.path, line: 1, code: '' });
  if (value instanceof Closure) fields.default = apply(value, [unknown, unknown]);
  const copier = { run, left: MAX_COPIED, scope };
  return copyKnown(fields, copier, 0) as Fields;
}
