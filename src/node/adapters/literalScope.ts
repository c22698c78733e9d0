// The state of an evaluation: scopes with the values of names, modules, and the count of steps.
import type { ParseResult } from '@babel/parser';
import { type Fields, type Place, Unread } from './literalValues.ts';

export type Statement = ParseResult['program']['body'][number];
export type StatementOf<T extends Statement['type']> = Extract<Statement, { type: T }>;
export type Expression = StatementOf<'ExpressionStatement'>['expression'];
export type ExpressionOf<T extends Expression['type']> = Extract<Expression, { type: T }>;
export type ObjectMember = ExpressionOf<'ObjectExpression'>['properties'][number];
export type FunctionNode =
  | ExpressionOf<'ArrowFunctionExpression' | 'FunctionExpression'>
  | StatementOf<'FunctionDeclaration'>
  | Extract<ObjectMember, { type: 'ObjectMethod' }>;
export type Pattern =
  | StatementOf<'VariableDeclaration'>['declarations'][number]['id']
  | FunctionNode['params'][number];
export interface Located {
  start?: number | null;
  end?: number | null;
  loc?: { start: { line: number } } | null;
}

/** A file that is parsed, or its data, or why it is neither. */
export interface Module {
  path: string;
  source: string;
  program?: ParseResult['program'];
  data?: unknown;
  failure?: Unread;
  /** Paths of the site's own files by the names under which this file imports them. */
  imports: Map<string, string>;
}

/** The state of one evaluation. */
export interface Run {
  modules: ReadonlyMap<string, Module>;
  steps: number;
  depth: number;
  /** Statements that may change a value and were not executed. */
  skipped: Place[];
  opened: Map<string, Opened>;
  /** Executes a module, once (literalModules.ts). */
  load: (module: Module) => Opened;
  exhausted?: Unread;
}

/** Bounds of the work that a hostile configuration can cause: evaluated nodes and copied elements, and their nesting. */
const MAX_STEPS = 200_000;
/** Bound of the elements of all exports: shared arrays are copied for each place that has them. */
export const MAX_COPIED = 50_000;
export const MAX_DEPTH = 300;
export const MAX_TEXT = 100_000;

export interface Opened {
  module: Module;
  scope: Scope;
  exports: Map<string, Lazy>;
  stars: string[];
  /** `module`, with the `exports` of CommonJS. */
  common: Fields;
}

export type Lazy = () => unknown;

export class Scope {
  readonly bindings = new Map<string, Lazy>();
  readonly run: Run;
  readonly module: Module;
  readonly parent: Scope | undefined;

  constructor(run: Run, module: Module, parent?: Scope) {
    this.run = run;
    this.module = module;
    this.parent = parent;
  }

  inner(): Scope {
    return new Scope(this.run, this.module, this);
  }

  owner(name: string): Scope | undefined {
    return this.bindings.has(name) ? this : this.parent?.owner(name);
  }
}

export class Closure {
  readonly node: FunctionNode;
  readonly scope: Scope;

  constructor(node: FunctionNode, scope: Scope) {
    this.node = node;
    this.scope = scope;
  }
}

/** What another package exports, or a global of the runtime (`module` is then empty). */
export class External {
  readonly module: string;
  readonly names: readonly string[];
  readonly place: Place;

  constructor(module: string, names: readonly string[], place: Place) {
    this.module = module;
    this.names = names;
    this.place = place;
  }

  /** The name in the table of built-ins: `path.join`. */
  get key(): string {
    const names = this.names.filter((name) => name !== 'default' && name !== 'posix');
    return [this.module.replace(/^node:/, ''), ...names].filter(Boolean).join('.');
  }
}

/** All exports of a local module. */
export class Namespace {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }
}

/** A method with the array or the text whose method it is. */
export class Method {
  readonly owner: unknown[] | string;
  readonly name: string;

  constructor(owner: unknown[] | string, name: string) {
    this.owner = owner;
    this.name = name;
  }
}

export function placeOf(node: Located, { module }: Scope): Place {
  const code = module.source.slice(node.start ?? 0, Math.min(node.end ?? 0, (node.start ?? 0) + 300));
  return { file: module.path, line: node.loc?.start.line ?? 1, code: shorten(code) };
}

const shorten = (code: string) => code.replace(/\s+/g, ' ').slice(0, 60).trim();

export const unreadAt = (node: Located, scope: Scope) => new Unread(placeOf(node, scope));

/** Computes a value when it is first needed. A value that needs itself is unread. */
export function lazy(compute: Lazy, onCircle: () => Unread): Lazy {
  let state: { value: unknown } | 'computing' | undefined;
  return () => {
    if (state === 'computing') return onCircle();
    if (state === undefined) {
      state = 'computing';
      state = { value: compute() };
    }
    return state.value;
  };
}

/** Whether there are steps left for these elements. */
export function spend(run: Run, count: number): boolean {
  run.steps += count;
  return run.steps <= MAX_STEPS;
}
