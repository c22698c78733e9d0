// Changes in the text of a script by its syntax: what shakeReact.mjs does with React.
import { parseSync } from 'rolldown/utils';

/**
 * Changes a script.
 * @param {string} code
 * @param {((node: object, above: Above) => Iterable<Edit> | undefined)[]} finders asked about each node of it
 * @typedef {{start: number, end: number, instead: string}} Edit
 * @typedef {{node: object, above?: Above}} Above what a node stands in, the nearest first
 */
export function editScript(code, finders) {
  const edits = [];
  const visit = (node, above) => {
    for (const find of finders) edits.push(...(find(node, above, code) ?? []));
    const here = { node, above };
    for (const name in node) {
      const child = node[name];
      if (child === null || typeof child !== 'object') continue;
      for (const one of Array.isArray(child) ? child : [child])
        if (typeof one?.type === 'string') visit(one, here);
    }
  };
  visit(parseSync('script.js', code).program, undefined);
  return apply(code, edits);
}

/** Of two changes one inside the other the outer one stays. */
function apply(code, edits) {
  let text = '';
  let done = 0;
  for (const { start, end, instead } of edits.sort(
    (one, other) => one.start - other.start || other.end - one.end,
  )) {
    // A place for one more word has no width, and lies in front of what is taken out.
    if (start < done) continue;
    text += code.slice(done, start) + instead;
    done = end;
  }
  return text + code.slice(done);
}

/** What a variable, a property or a switch over one is called. */
const nameOf = ({ type, name, property }) => (type === 'MemberExpression' ? property.name : name);

/**
 * Takes cases out of switches.
 * @param {Readonly<Record<string, ReadonlySet<unknown>>>} unused their labels, by what the switch is over
 * @example 'switch (a.tag) { case 1: one(); break; case 2: two(); }' without { tag: new Set([1]) } is
 *   '{switch (a.tag) {  case 2: two(); }}'
 */
export const withoutCases =
  (unused) =>
  ({ type, start, end, discriminant, cases }) => {
    const labels = type === 'SwitchStatement' ? unused[nameOf(discriminant)] : undefined;
    if (labels === undefined) return undefined;
    const { dropped, empty } = findUnused(cases, labels);
    if (dropped.length + empty.length === 0) return undefined;
    // What is declared in a case is known in the whole function.
    const names = [...new Set(dropped.flatMap((node) => [...listDeclared(node)]))];
    return [
      { start, end: start, instead: names.length > 0 ? `{var ${names};` : '{' },
      ...[...dropped, ...empty].map((place) => ({ start: place.start, end: place.end, instead: '' })),
      { start: end, end, instead: '}' },
    ];
  };

/** Cases that go as a whole, and labels of those whose statements another case leads into. */
function findUnused(cases, labels) {
  const dropped = [];
  const empty = [];
  let leadsOn = false;
  for (const { start, end, type, test, consequent } of cases) {
    const isUnused = test !== null && labels.has(test.type === 'Identifier' ? test.name : test.value);
    if (isUnused && !(leadsOn && consequent.length > 0)) dropped.push({ start, end, type, consequent });
    else {
      if (isUnused) empty.push({ start, end: consequent[0].start });
      leadsOn = !consequent.some(leaves);
    }
  }
  return { dropped, empty };
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

/**
 * Answers comparisons with kinds that nobody makes.
 * @param {ReadonlySet<number>} tags
 * @example '22 === a.tag || 5 === tag' without new Set([22]) is 'false || 5 === tag'
 */
export const withoutTags =
  (tags) =>
  ({ type, start, end, operator, left, right }) => {
    if (type !== 'BinaryExpression' || !/^[!=]==$/.test(operator)) return undefined;
    const [value, other] = left.type === 'Literal' ? [left, right] : [right, left];
    if (!tags.has(value.value) || !/tag$/i.test(nameOf(other) ?? '')) return undefined;
    return [{ start, end, instead: String(operator === '!==') }];
  };

/**
 * Puts values in the place of variables that never hold another one.
 * @param {Readonly<Record<string, string>>} values code, by the variable's name
 * @example 'var a = 1; a = b(); c(a);' with { a: '1' } is 'var a = 1; b(); c(1);'
 */
export const withValues = (values) => (node, above) => {
  if (node.type !== 'Identifier' || !Object.hasOwn(values, node.name)) return undefined;
  const { start, end, name } = node;
  const parent = above.node;
  const isNamed = [parent.id, !parent.computed && parent.property, !parent.computed && parent.key].includes(
    node,
  );
  if (/Function/.test(parent.type))
    throw new Error(`React has other variables now: a function has its own ${name}`);
  if (isNamed) return undefined;
  if (parent.type === 'UpdateExpression')
    return [{ start: parent.start, end: parent.end, instead: values[name] }];
  if (parent.type !== 'AssignmentExpression' || parent.left !== node)
    return [{ start, end, instead: values[name] }];
  return [{ start, end: parent.right.start, instead: '' }];
};

/**
 * Lets variables begin with something else.
 * @param {Readonly<Record<string, string>>} beginnings code, by the variable's name
 */
export const withBeginnings =
  (beginnings) =>
  ({ type, id, init }) =>
    type === 'VariableDeclarator' && Object.hasOwn(beginnings, id.name) && init !== null
      ? [{ start: init.start, end: init.end, instead: beginnings[id.name] }]
      : undefined;

/**
 * Takes entries out of objects that variables hold.
 * @param {RegExp} holder such a variable's name
 * @param {ReadonlySet<string>} keys
 */
export const withoutEntries =
  (holder, keys) =>
  ({ type, id, init }, _above, code) =>
    type === 'VariableDeclarator' && holder.test(id.name) && init?.type === 'ObjectExpression'
      ? init.properties
          .filter(({ key }) => keys.has(key.name))
          .map(({ start, end }) => ({ start, end: end + Number(code[end] === ','), instead: '' }))
      : undefined;

/**
 * Takes out calls with certain words.
 * @param {RegExp} callee
 * @param {ReadonlySet<string>} words
 */
export const withoutCalls =
  (callee, words) =>
  ({ type, start, end, callee: called, arguments: given }) =>
    type === 'CallExpression' && callee.test(called.name ?? '') && given.some(({ value }) => words.has(value))
      ? [{ start, end, instead: 'void 0' }]
      : undefined;
