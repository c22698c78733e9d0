// A loader for React. It holds features that nobody uses here and no bundler can tell from the rest, since switches
// over all kinds of elements lead to them: half of the library. The functions that they begin with are emptied, the
// cases of their kinds taken out, and the minifier drops what was there for them only. Which ones they are says
// unusedFeatures.mjs; some functions of what stays are written anew for what of it is used. A test goes through our
// imports.
import {
  editScript,
  withBeginnings,
  withoutCalls,
  withoutCases,
  withoutEntries,
  withoutTags,
  withValues,
} from '../scriptEdits.mjs';
import { COMMIT } from './shorterCommit.mjs';
import { DRAWING, HELPER } from './shorterDrawing.mjs';
import {
  BEGINNINGS,
  NAMED_BY_ROUTER,
  SETTLED,
  UNUSED_CASES,
  UNUSED_EXPORTS,
  UNUSED_HOOKS,
} from './unusedDetails.mjs';
import { UNUSED } from './unusedFeatures.mjs';

const NAMES = new Set(UNUSED.flatMap(({ names }) => names));
const TAGS = new Set(UNUSED.flatMap(({ tags = [] }) => tags));
const VALUES = Object.assign({}, SETTLED, ...UNUSED.map(({ values }) => values));

/** @param {string} code of `react-dom/client`, or of `react` */
export default function shakeReact(code) {
  return /^exports\.createRoot = /m.test(code) ? shakeRenderer(code) : shakeCore(code);
}

function shakeRenderer(code) {
  for (const { functions, givesNull = [], methods = [] } of UNUSED) {
    for (const name of functions) code = replaceFunction(code, name, `function ${name}() {}`);
    for (const name of givesNull) code = replaceFunction(code, name, `function ${name}() {return null;}`);
    for (const name of methods)
      code = code.replace(new RegExp(`^${name}(?:\\.\\w+)? = function [^]*?^};$`, 'gm'), '');
  }
  for (const [name, written] of Object.entries({ ...DRAWING, ...COMMIT }))
    code = replaceFunction(code, name, String(written));
  return editScript(`${code}\n${HELPER}`, [
    withoutCases({ ...UNUSED_CASES, tag: new Set([...TAGS, ...UNUSED_CASES.tag]) }),
    withoutTags(TAGS),
    withBeginnings(BEGINNINGS),
    withoutEntries(/Dispatcher/, UNUSED_HOOKS),
    withoutCalls(/^register\w+Event$/, NAMES),
    withValues(VALUES),
  ]);
}

/** Each export begins and ends at the start of a line. Who imports one that is gone is told so by the bundler. */
function shakeCore(code) {
  const unused = [...NAMES, ...UNUSED_EXPORTS].filter((name) => name !== NAMED_BY_ROUTER).join('|');
  return code.replace(
    new RegExp(`^exports\\.(?:${unused}) = (?:(?:function|\\{)[^]*?^};?$|[^;]*;$)`, 'gm'),
    '',
  );
}

function replaceFunction(code, name, written) {
  const old = new RegExp(`^function ${name.replace('$', '\\$')}\\([^]*?^}$`, 'm');
  if (!old.test(code)) throw new Error(`React has other functions now: shakeReact.mjs looks for ${old}`);
  return code.replace(old, () => written);
}
