// Evaluates the syntax tree of a configuration as far as it is literals. Nothing of it is run: an expression that
// these tables do not know has the value `Unread`. Expressions, functions and statements contain each other, so that they
// are one file.
import { posix } from 'node:path';
import { parentFolder } from '../../core/site/urls/filePath.ts';
import { BUILT_INS, callMethod, REFUSED } from './literalMethods.ts';
import { getGlobal, importAll, importName, isLocal, listExports, memberOf } from './literalNames.ts';
import { BINARY, isPrimitive, truthOf } from './literalOperators.ts';
import {
  Closure,
  type Expression,
  type ExpressionOf,
  External,
  type FunctionNode,
  type Lazy,
  type Located,
  lazy,
  MAX_DEPTH,
  MAX_TEXT,
  Method,
  Namespace,
  type Pattern,
  placeOf,
  type Scope,
  type Statement,
  type StatementOf,
  spend,
  unreadAt,
} from './literalScope.ts';
import {
  addUnreadFields,
  Call,
  copyFields,
  type Fields,
  getField,
  isPlain,
  setField,
  Unread,
} from './literalValues.ts';

export function evaluate(node: Expression, scope: Scope): unknown {
  const { run } = scope;
  if (!spend(run, 1) || run.depth >= MAX_DEPTH) {
    run.exhausted ??= unreadAt(node, scope);
    return run.exhausted;
  }
  run.depth += 1;
  try {
    const find = EXPRESSIONS[node.type] as ((node: Expression, scope: Scope) => unknown) | undefined;
    const value = find === undefined ? unreadAt(node, scope) : find(node, scope);
    return limitText(value, node, scope);
  } finally {
    run.depth -= 1;
  }
}

const limitText = (value: unknown, node: Located, scope: Scope) =>
  typeof value === 'string' && value.length > MAX_TEXT ? unreadAt(node, scope) : value;

type Expressions = { [T in Expression['type']]?: (node: ExpressionOf<T>, scope: Scope) => unknown };

const inside = (node: { expression: Expression }, scope: Scope) => evaluate(node.expression, scope);
const getValue = (node: { value: unknown }) => node.value;
const toClosure = (node: FunctionNode, scope: Scope) =>
  node.generator ? unreadAt(node, scope) : new Closure(node, scope);
const getMember = (
  node: ExpressionOf<'MemberExpression' | 'OptionalMemberExpression'>,
  scope: Scope,
): unknown => {
  if (node.object.type === 'Super') return unreadAt(node, scope);
  const key = node.computed
    ? evaluate(node.property as Expression, scope)
    : node.property.type === 'Identifier' && node.property.name;
  return memberOf(evaluate(node.object, scope), key, node, scope);
};
const call = (node: ExpressionOf<'CallExpression' | 'OptionalCallExpression'>, scope: Scope): unknown => {
  const [first] = node.arguments;
  const spec = first?.type === 'StringLiteral' ? first.value : undefined;
  if (node.callee.type === 'Import' || (node.callee.type === 'Identifier' && node.callee.name === 'require'))
    return spec === undefined ? unreadAt(node, scope) : importAll(spec, node, scope);
  if (node.callee.type === 'Super' || node.callee.type === 'V8IntrinsicIdentifier')
    return unreadAt(node, scope);
  if (spec !== undefined && isLocal(spec) && isRequireResolve(node.callee))
    return posix.join('/', parentFolder(scope.module.path), spec);
  const callee = evaluate(node.callee, scope);
  return invoke(callee, listElements(node.arguments as Elements, scope), node, scope);
};

const isRequireResolve = (callee: Expression) =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'Identifier' &&
  callee.object.name === 'require' &&
  callee.property.type === 'Identifier' &&
  callee.property.name === 'resolve';

const EXPRESSIONS: Expressions = {
  StringLiteral: getValue,
  NumericLiteral: getValue,
  BooleanLiteral: getValue,
  NullLiteral: () => null,
  TSAsExpression: inside,
  TSSatisfiesExpression: inside,
  TSNonNullExpression: inside,
  TSTypeAssertion: inside,
  TSInstantiationExpression: inside,
  ParenthesizedExpression: inside,
  AwaitExpression: ({ argument }, scope) => evaluate(argument, scope),
  ArrowFunctionExpression: toClosure,
  FunctionExpression: toClosure,
  MemberExpression: getMember,
  OptionalMemberExpression: getMember,
  CallExpression: call,
  OptionalCallExpression: call,
  SequenceExpression: ({ expressions }, scope) => expressions.map((each) => evaluate(each, scope)).at(-1),
  Identifier: (node, scope) => {
    const get = scope.owner(node.name)?.bindings.get(node.name);
    return get === undefined ? getGlobal(node.name, node, scope) : get();
  },
  TemplateLiteral: (node, scope) => {
    const parts = node.expressions.map((each) => evaluate(each as Expression, scope));
    if (!parts.every(isPrimitive))
      return parts.find((part) => part instanceof Unread) ?? unreadAt(node, scope);
    return node.quasis
      .map(({ value }, at) => `${value.cooked}${at < parts.length ? parts[at] : ''}`)
      .join('');
  },
  ArrayExpression: (node, scope) => listElements(node.elements, scope),
  ObjectExpression: readObject,
  ConditionalExpression: (node, scope) => {
    const isTrue = truthOf(evaluate(node.test, scope));
    if (isTrue === undefined) return unreadAt(node, scope);
    return evaluate(isTrue ? node.consequent : node.alternate, scope);
  },
  LogicalExpression: (node, scope) => {
    const left = evaluate(node.left, scope);
    const isTrue = truthOf(left);
    if (isTrue === undefined) return unreadAt(node, scope);
    const isLeft = { '??': left !== undefined && left !== null, '||': isTrue, '&&': !isTrue }[node.operator];
    return isLeft ? left : evaluate(node.right, scope);
  },
  UnaryExpression: (node, scope) => {
    const value = evaluate(node.argument, scope);
    if (node.operator === 'void') return undefined;
    if (node.operator === '!') {
      const isTrue = truthOf(value);
      return isTrue === undefined ? unreadAt(node, scope) : !isTrue;
    }
    if (node.operator === 'typeof' && isPrimitive(value)) return typeof value;
    return node.operator === '-' && typeof value === 'number' ? -value : unreadAt(node, scope);
  },
  BinaryExpression: (node, scope) => {
    const compute = BINARY[node.operator];
    if (node.left.type === 'PrivateName' || compute === undefined) return unreadAt(node, scope);
    const [left, right] = [evaluate(node.left, scope), evaluate(node.right, scope)];
    const unread = [left, right].find((each) => each instanceof Unread);
    if (unread !== undefined) return unread;
    return isPrimitive(left) && isPrimitive(right) ? compute(left, right) : unreadAt(node, scope);
  },
  NewExpression: (node, scope) => {
    const callee = evaluate(node.callee as Expression, scope);
    const key = callee instanceof External ? `new ${callee.key}` : '';
    const value = BUILT_INS[key]?.(listElements(node.arguments as Elements, scope), () => undefined);
    return value === undefined || value === REFUSED ? unreadAt(node, scope) : value;
  },
  JSXElement: readMarkupText,
  JSXFragment: readMarkupText,
  MetaProperty: (node, scope) => new External('', ['meta'], placeOf(node, scope)),
};

/** The text of an element: titles and labels may have one around a part of them. */
function readMarkupText(node: ExpressionOf<'JSXElement' | 'JSXFragment'>, scope: Scope): unknown {
  const parts = node.children.map((child): unknown => {
    if (child.type === 'JSXText') return child.value;
    if (child.type === 'JSXElement' || child.type === 'JSXFragment') return evaluate(child, scope);
    const isEmpty = child.type !== 'JSXExpressionContainer' || child.expression.type === 'JSXEmptyExpression';
    return isEmpty ? '' : evaluate(child.expression as Expression, scope);
  });
  const text = parts.filter(isPrimitive).join('').replace(/\s+/g, ' ').trim();
  return text === '' ? unreadAt(node, scope) : text;
}

type Elements = readonly ExpressionOf<'ArrayExpression'>['elements'][number][];

/** The elements of an array or the arguments of a call. A spread value that is no known array stays one element. */
function listElements(elements: Elements, scope: Scope): unknown[] {
  return elements.flatMap((element) => {
    if (element === null) return [undefined];
    if (element.type !== 'SpreadElement') return [evaluate(element, scope)];
    const value = evaluate(element.argument, scope);
    if (Array.isArray(value)) return spend(scope.run, value.length) ? value : [unreadAt(element, scope)];
    return [value instanceof Unread ? value : unreadAt(element, scope)];
  });
}

function readObject({ properties }: ExpressionOf<'ObjectExpression'>, scope: Scope): Fields {
  const object: Fields = {};
  for (const property of properties) {
    if (property.type === 'SpreadElement') {
      const value = evaluate(property.argument, scope);
      const fields = value instanceof Namespace ? listExports(value, scope) : value;
      const isKnown = isPlain(fields) && spend(scope.run, Object.keys(fields).length);
      if (isKnown) copyFields(fields, object);
      else if (fields) addUnreadFields(object, fields instanceof Unread ? fields : unreadAt(property, scope));
      continue;
    }
    const key = readKey(property, scope);
    const isMethod = property.type === 'ObjectMethod';
    const value =
      isMethod && property.kind !== 'method'
        ? unreadAt(property, scope)
        : isMethod
          ? toClosure(property, scope)
          : evaluate(property.value as Expression, scope);
    if (key === undefined) addUnreadFields(object, unreadAt(property, scope));
    else setField(object, key, value);
  }
  return object;
}

/** The name of a property; undefined where it is computed from what is not known. */
function readKey(property: { key: Located & { type: string }; computed?: boolean }, scope: Scope) {
  const key = property.key as Expression;
  if (!property.computed && key.type === 'Identifier') return key.name;
  const value = evaluate(key, scope);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Functions of other packages that return the object which they are given. */
const RETURNS_ARGUMENT = /^(?:define[A-Z]\w*|withMermaid|withPwa)$/;

function invoke(callee: unknown, args: readonly unknown[], node: Located, scope: Scope): unknown {
  const { run } = scope;
  const refuse = () => unreadAt(node, scope);
  if (callee instanceof Unread) return callee;
  if (callee instanceof Closure) return apply(callee, args);
  const callBack = (inner: unknown, values: readonly unknown[]) => invoke(inner, values, node, scope);
  const finish = (value: unknown) => {
    if (value === REFUSED) return refuse();
    return Array.isArray(value) && !spend(run, value.length) ? refuse() : value;
  };
  if (callee instanceof Method) return finish(callMethod(callee.owner, callee.name, args, callBack));
  if (callee instanceof Call) return toCall(callee.name, callee.module, callee);
  if (!(callee instanceof External)) return refuse();
  if (Object.hasOwn(BUILT_INS, callee.key)) return finish(BUILT_INS[callee.key]?.(args, callBack));
  const [first] = args;
  const name = calleeName(node, scope);
  if (callee.module === '') return refuse();
  if (RETURNS_ARGUMENT.test(name))
    return first instanceof Closure ? apply(first, [refuse(), refuse()]) : first;
  return toCall(name, callee.module, undefined);

  function toCall(name: string, module: string, callee: Call | undefined) {
    return new Call({ name, module, arguments: args, place: placeOf(node, scope), callee });
  }
}

/** The function of a call as the code names it. */
function calleeName(node: Located, { module }: Scope): string {
  const code = module.source.slice(node.start ?? 0, (node.start ?? 0) + 200);
  return /^[\w$.]+/.exec(code)?.[0] ?? '';
}

export function apply({ node, scope: outer }: Closure, args: readonly unknown[]): unknown {
  const scope = outer.inner();
  node.params.forEach((param, at) => {
    const isRest = param.type === 'RestElement';
    bind(isRest ? param.argument : param, () => (isRest ? args.slice(at) : args[at]), scope);
  });
  if (node.body.type !== 'BlockStatement') return evaluate(node.body, scope);
  return execute(node.body.body, scope)?.value;
}

/** Binds the names of a pattern to the parts of a value that is computed when it is first needed. */
export function bind(pattern: Pattern, compute: Lazy, scope: Scope): void {
  const whole = lazy(compute, () => unreadAt(pattern, scope));
  const part = (key: string) => () => memberOf(whole(), key, pattern, scope);
  switch (pattern.type) {
    case 'Identifier':
      scope.bindings.set(pattern.name, whole);
      break;
    case 'AssignmentPattern':
      bind(pattern.left as Pattern, () => whole() ?? evaluate(pattern.right, scope), scope);
      break;
    case 'ArrayPattern':
      pattern.elements.forEach((element, at) => {
        if (element?.type === 'RestElement')
          bind(
            element.argument as Pattern,
            () => {
              const value = whole();
              return Array.isArray(value) ? value.slice(at) : unreadAt(element, scope);
            },
            scope,
          );
        else if (element) bind(element as Pattern, part(String(at)), scope);
      });
      break;
    case 'ObjectPattern': {
      const names: string[] = [];
      for (const property of pattern.properties) {
        if (property.type === 'RestElement') {
          bind(property.argument as Pattern, () => omit(whole(), names) ?? unreadAt(property, scope), scope);
          continue;
        }
        const key = readKey(property, scope);
        if (key === undefined) continue;
        names.push(key);
        bind(property.value as Pattern, part(key), scope);
      }
    }
  }
}

function omit(value: unknown, names: readonly string[]): Fields | undefined {
  if (!isPlain(value)) return undefined;
  const rest: Fields = {};
  copyFields(value, rest);
  for (const name of names) delete rest[name];
  return rest;
}

/** What a `return` gives. */
interface Completion {
  value: unknown;
}

/** Declares what a block declares, and executes the statements that may change it, until one returns. */
export function execute(statements: readonly Statement[], scope: Scope): Completion | undefined {
  for (const statement of statements) declare(statement, scope);
  for (const statement of statements) {
    if (!spend(scope.run, 1)) return { value: scope.run.exhausted ?? unreadAt(statement, scope) };
    if (DECLARATIONS.test(statement.type)) continue;
    const step = STATEMENTS[statement.type] as
      | ((node: Statement, scope: Scope) => Completion | undefined)
      | undefined;
    if (step === undefined) scope.run.skipped.push(placeOf(statement, scope));
    const completion = step?.(statement, scope);
    if (completion !== undefined) return completion;
  }
  return undefined;
}

/** Statements that `declare` knows, or that change no value. */
const DECLARATIONS = /Declaration$|^EmptyStatement$|^Declare|^TS(?!ExportAssignment)/;

function declare(statement: Statement, scope: Scope): void {
  if (statement.type === 'VariableDeclaration')
    for (const { id, init } of statement.declarations) bind(id, () => init && evaluate(init, scope), scope);
  else if (
    (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') &&
    statement.id
  )
    bind(statement.id, () => toFunction(statement, scope), scope);
  else if (statement.type === 'TSEnumDeclaration')
    bind(statement.id, () => unreadAt(statement, scope), scope);
  else if (statement.type === 'ExportNamedDeclaration' && statement.declaration)
    declare(statement.declaration, scope);
  else if (statement.type === 'ImportDeclaration' && statement.importKind !== 'type')
    for (const specifier of statement.specifiers)
      bind(specifier.local, () => importName(specifier, statement.source.value, scope), scope);
}

export const toFunction = (node: StatementOf<'FunctionDeclaration' | 'ClassDeclaration'>, scope: Scope) =>
  node.type === 'FunctionDeclaration' ? toClosure(node, scope) : unreadAt(node, scope);

type Statements = {
  [T in Statement['type']]?: (node: StatementOf<T>, scope: Scope) => Completion | undefined;
};

const STATEMENTS: Statements = {
  ReturnStatement: ({ argument }, scope) => ({ value: argument ? evaluate(argument, scope) : undefined }),
  BlockStatement: ({ body }, scope) => execute(body, scope.inner()),
  TryStatement: ({ block }, scope) => execute(block.body, scope.inner()),
  IfStatement: (node, scope) => {
    const isTrue = truthOf(evaluate(node.test, scope));
    if (isTrue === undefined) scope.run.skipped.push(placeOf(node, scope));
    const branch = isTrue ? node.consequent : isTrue === false && node.alternate;
    return branch ? execute([branch], scope.inner()) : undefined;
  },
  ForOfStatement: (node, scope) => {
    const list = evaluate(node.right, scope);
    if (!Array.isArray(list) || node.left.type !== 'VariableDeclaration') {
      scope.run.skipped.push(placeOf(node, scope));
      return undefined;
    }
    for (const value of list) {
      const inner = scope.inner();
      for (const { id } of node.left.declarations) bind(id, () => value, inner);
      const completion = execute([node.body], inner);
      if (completion !== undefined) return completion;
    }
    return undefined;
  },
  ExpressionStatement: ({ expression }, scope) => {
    const isDone =
      expression.type === 'AssignmentExpression'
        ? assign(expression, scope)
        : expression.type === 'CallExpression'
          ? callForEffect(expression, scope)
          : expression.type === 'StringLiteral';
    if (!isDone) scope.run.skipped.push(placeOf(expression, scope));
    return undefined;
  },
  TSExportAssignment: ({ expression }, scope) => {
    const common = scope.run.opened.get(scope.module.path)?.common;
    if (common) common.exports = evaluate(expression, scope);
    return undefined;
  },
};

/** Whether a statement that calls a function is done: one of another package changes nothing here. */
function callForEffect(node: ExpressionOf<'CallExpression'>, scope: Scope): boolean {
  const callee = node.callee.type === 'Import' ? undefined : evaluate(node.callee as Expression, scope);
  if (!(callee instanceof Closure || callee instanceof Method)) return true;
  return !(invoke(callee, listElements(node.arguments as Elements, scope), node, scope) instanceof Unread);
}

/** Whether an assignment is done. */
function assign(node: ExpressionOf<'AssignmentExpression'>, scope: Scope): boolean {
  const { left, right, operator } = node;
  const compute = operator === '=' ? undefined : BINARY[operator.slice(0, -1)];
  if (operator !== '=' && compute === undefined) return false;
  const value = (before: Lazy) => {
    const after = evaluate(right, scope);
    if (compute === undefined) return after;
    const old = before();
    return isPrimitive(old) && isPrimitive(after)
      ? limitText(compute(old, after), node, scope)
      : unreadAt(node, scope);
  };
  if (left.type === 'Identifier') {
    const owner = scope.owner(left.name);
    const assigned = value(owner?.bindings.get(left.name) ?? (() => undefined));
    owner?.bindings.set(left.name, () => assigned);
    return owner !== undefined;
  }
  if (left.type !== 'MemberExpression') return false;
  const object = evaluate(left.object as Expression, scope);
  const key = readKey({ key: left.property, computed: left.computed }, scope);
  // Settings of the runtime, such as process.env.
  if (object instanceof External) return true;
  if (!isPlain(object) || key === undefined) return false;
  setField(
    object,
    key,
    value(() => getField(object, key)),
  );
  return true;
}
