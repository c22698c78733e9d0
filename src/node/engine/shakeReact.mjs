// A loader for React. It holds features that nobody uses here and no bundler can tell from the rest, since switches
// over all kinds of elements lead to them: a quarter of the library. The functions that they begin with are emptied and
// the cases of their kinds taken out, and the minifier drops what was there for them only. Which ones they are says
// unusedReact.mjs; a test goes through our imports.
import { parseSync, Visitor } from 'rolldown/utils';
import { UNUSED } from './unusedReact.mjs';

/** @param {string} code of the library */
export default function shakeReact(code) {
  for (const { functions, givesNull = [], classes = [] } of UNUSED) {
    for (const name of functions) code = replaceFunction(code, name, '');
    for (const name of givesNull) code = replaceFunction(code, name, 'return null;');
    for (const name of classes)
      code = code.replace(new RegExp(`^${name}\\.prototype\\.\\w+ = function [^]*?^};$`, 'gm'), '');
  }
  return dropCases(code, new Set(UNUSED.flatMap(({ tags = [] }) => tags)));
}

function replaceFunction(code, name, body) {
  const written = new RegExp(`^function ${name.replace('$', '\\$')}\\([^]*?^}$`, 'm');
  if (!written.test(code))
    throw new Error(`React has other functions now: shakeReact.mjs looks for ${written}`);
  return code.replace(written, () => `function ${name}() {${body}}`);
}

/**
 * Takes cases out of the switches over `tag`.
 * @param {Set<number>} tags
 * @example dropCases('switch (a.tag) { case 1: one(); break; case 2: two(); }', new Set([1]))
 *   === '{switch (a.tag) {  case 2: two(); }}'
 */
export function dropCases(code, tags) {
  const edits = [];
  new Visitor({
    SwitchStatement({ start, end, discriminant, cases }) {
      if (discriminant.property?.name !== 'tag') return;
      const { dropped, labels } = findUnused(cases, tags);
      if (dropped.length === 0) return;
      // What is declared in a case is known in the whole function.
      const names = [...new Set(dropped.flatMap((node) => [...listDeclared(node)]))];
      edits.push(
        { start, end: start, instead: names.length > 0 ? `{var ${names};` : '{' },
        ...[...dropped, ...labels].map((place) => ({ ...place, instead: '' })),
        { start: end, end, instead: '}' },
      );
    },
  }).visit(parseSync('react.js', code).program);
  return edits
    .filter((edit) => !edits.some((other) => other !== edit && holds(other, edit)))
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, instead }) => text.slice(0, start) + instead + text.slice(end), code);
}

const holds = (outer, inner) =>
  outer.start <= inner.start && inner.end <= outer.end && outer.start < outer.end;

/** Cases that go as a whole, and labels of those whose statements another case leads into. */
function findUnused(cases, tags) {
  const dropped = [];
  const labels = [];
  let leadsOn = false;
  for (const { start, end, type, test, consequent } of cases) {
    const isUnused = tags.has(test?.value);
    if (isUnused && !(leadsOn && consequent.length > 0)) dropped.push({ start, end, type, consequent });
    else {
      if (isUnused) labels.push({ start, end: consequent[0].start });
      leadsOn = !consequent.some(leaves);
    }
  }
  return { dropped, labels };
}

/** Whether nothing behind a statement is reached. */
function leaves({ type, body }) {
  return type === 'BlockStatement'
    ? body.some(leaves)
    : ['BreakStatement', 'ContinueStatement', 'ReturnStatement', 'ThrowStatement'].includes(type);
}

/** The names of variables, but for those of functions within. */
function* listDeclared(node) {
  if (node === null || typeof node !== 'object' || /Function/.test(node.type)) return;
  if (node.type === 'VariableDeclarator') yield node.id.name;
  for (const child of Object.values(node)) yield* listDeclared(child);
}
