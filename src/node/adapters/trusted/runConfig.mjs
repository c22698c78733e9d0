// Runs a configuration that is code, in a process of its own, and sends what it exports to the process that started it:
// plain values, calls of functions of the engine as `$call`, and `$unread` for what is neither.
import Module, { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { isStubbed } from './stubbedPackages.mjs';

const RECORDED = Symbol('recorded');
const RETURNS_ARGUMENT = /^(?:define[A-Z]\w*|withMermaid|withPwa)$/;

/** Stands for an export of a package: it can be called, and its members exist. Modules of stubs call it by its name. */
function record(data) {
  const call = (_, __, args) => {
    const [first] = args;
    if (RETURNS_ARGUMENT.test(data.name))
      return typeof first === 'function' && !first[RECORDED] ? first({}) : first;
    return record({ ...data, arguments: args, callee: data.arguments && data });
  };
  return new Proxy(function stub() {}, {
    apply: call,
    construct: (target, args) => call(target, undefined, args),
    get: (_, key) => {
      if (key === RECORDED) return data;
      if (key === Symbol.toPrimitive) return () => '';
      // `await` asks for `then`.
      if (typeof key === 'symbol' || key === 'then') return undefined;
      return record({ name: `${data.name}.${key}`, module: data.module });
    },
  });
}
globalThis.recordExport = record;

const load = Module._load;
Module._load = (request, parent, isMain) =>
  isStubbed(request, parent?.filename)
    ? record({ name: request, module: request })
    : load(request, parent, isMain);

/** Values that many of a configuration share would make the message grow without limit. */
const MAX_VALUES = 200_000;
const MAX_DEPTH = 60;
let left = MAX_VALUES;

function toPlain(value, depth = 0) {
  left -= 1;
  if (left < 0 || depth > MAX_DEPTH) return { $unread: '…' };
  if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)) return value;
  const { [RECORDED]: call } = value;
  if (call !== undefined) {
    const { name, module, arguments: args, callee } = call;
    if (args === undefined) return { $unread: name };
    return {
      $call: {
        name,
        module,
        arguments: args.map((each) => toPlain(each, depth + 1)),
        callee: toPlainCall(callee, depth),
      },
    };
  }
  if (Array.isArray(value)) return value.map((each) => toPlain(each, depth + 1));
  const prototype = Object.getPrototypeOf(value);
  if (typeof value === 'object' && (prototype === null || Object.getPrototypeOf(prototype) === null))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toPlain(each, depth + 1)]));
  return { $unread: String(value).replace(/\s+/g, ' ').slice(0, 60) };
}

const toPlainCall = (callee, depth) =>
  callee === undefined ? undefined : toPlain(record(callee), depth + 1);

async function run(file) {
  register('./configHooks.mjs', import.meta.url);
  const exports = { ...(await import(pathToFileURL(file).href)) };
  const inner = exports.default;
  if (inner?.__esModule && 'default' in inner) exports.default = inner.default;
  if (typeof exports.default === 'function' && !exports.default[RECORDED])
    exports.default = await exports.default({ command: 'build', mode: 'production' }, {});
  exports.default = await exports.default;
  return Object.fromEntries(Object.entries(exports).map(([name, value]) => [name, toPlain(value)]));
}

const [, , file] = process.argv;
const message = await run(file).then(
  (exports) => ({ exports }),
  (error) => ({ failure: String(error?.message ?? error).split('\n')[0] }),
);
process.send(message, () => process.exit());
