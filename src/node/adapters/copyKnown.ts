// Copies an evaluated configuration to plain values.
import { apply } from './evaluateLiterals.ts';
import { listExports } from './literalNames.ts';
import {
  Closure,
  External,
  MAX_DEPTH,
  Method,
  Namespace,
  type Run,
  type Scope,
  unreadAt,
} from './literalScope.ts';
import { Call, copyFields, type Fields, isPlain, Unread } from './literalValues.ts';

export interface Copier {
  run: Run;
  scope: Scope;
  left: number;
}

/**
 * Copies a value, so that what is shared in it counts each time: a few lines can describe a tree of a billion items.
 * Functions and the exports of packages become `Unread`.
 */
export function copyKnown(value: unknown, copier: Copier, depth: number): unknown {
  const { run, scope } = copier;
  copier.left -= 1;
  if (copier.left < 0 || depth > MAX_DEPTH) {
    run.exhausted ??= new Unread({ file: scope.module.path, line: 1, code: '' });
    return run.exhausted;
  }
  const copyAll = (list: readonly unknown[]) => {
    const copied: unknown[] = [];
    for (const each of list) if (copier.left >= 0) copied.push(copyKnown(each, copier, depth + 1));
    return copied;
  };
  if (Array.isArray(value)) return copyAll(value);
  if (value instanceof Call) return new Call({ ...value, arguments: copyAll(value.arguments) });
  if (value instanceof Closure) return unreadAt(value.node, value.scope);
  if (value instanceof External) return new Unread(value.place);
  if (value instanceof Namespace) return copyKnown(listExports(value, scope), copier, depth + 1);
  if (value instanceof Method) return new Unread({ file: scope.module.path, line: 1, code: value.name });
  if (!isPlain(value)) return value;
  const copied: Fields = {};
  copyFields(value, copied);
  for (const [key, each] of Object.entries(copied))
    if (copier.left >= 0) copied[key] = copyKnown(CALLED.has(key) ? called(each) : each, copier, depth + 1);
    else delete copied[key];
  return copied;
}

/** Fields whose value may be a function that returns it. */
const CALLED = new Set(['redirects']);

const called = (value: unknown) => (value instanceof Closure ? apply(value, []) : value);
