// Renders formulas as MathML by Temml. Browsers load this module as a lazy chunk, for the texts with formulas that they
// parse; prerendered pages contain the MathML.
import type { Element, RootContent } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toString as textOf } from 'hast-util-to-string';
import temml from 'temml';
import { elementMessages } from '#site-i18n/elementMessages';
import { lineOf, type Report, toFinding } from '../findings.ts';
import { FORMULA_CLASS } from '../syntax/formulas.ts';
import type { ParseFragment, Transform } from '../transform.ts';

/** Elements and attributes of MathML Core, and those that Temml adds. None of them is a link or loads a file. */
const MATHML: Schema = {
  tagNames:
    `math menclose merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow mspace msqrt
    mstyle msub msubsup msup mtable mtd mtext mtr munder munderover`.split(/\s+/),
  attributes: {
    '*': [
      ...`accent accentunder className columnalign columnlines columnspacing columnspan colSpan depth display displaystyle
      fence form frame height largeop linethickness lspace mathbackground mathcolor mathvariant maxsize minsize
      movablelimits notation rowlines rowspacing rowSpan rspace scriptlevel separator stretchy symmetric voffset
      width`.split(/\s+/),
      ['style', /^(?!.*url)[\w\s#%(),.:;-]*$/i],
    ],
  },
};

/** Limits of the source in characters, and of the rendered formula in nested elements. */
const LONGEST = 5000;
const DEEPEST = 100;
/** With macros of its own, a formula may grow by its length in each expansion. */
const MACRO = /\\(?:[egx]?def|(?:re|provide)?newcommand|(?:future)?let)(?![A-Za-z])/;
const EXPANSIONS = 1000;
const EXPANDED = 25_000;

/** A longer formula scrolls in its line on a narrow screen. In characters. */
const WIDE = 24;

class TooLong extends Error {}

/** Creates the transform; the MathML that Temml writes is parsed by `parseFragment`, and sanitized. */
export function createFormulaRenderer(parseFragment: ParseFragment): Transform {
  return function* (nodes, report) {
    const rendered: RootContent[] = [];
    for (const node of nodes) {
      rendered.push(...renderBelow(node, { parseFragment, report }));
      yield;
    }
    return rendered;
  };
}

interface Context {
  parseFragment: ParseFragment;
  report: Report;
}

function renderBelow(node: RootContent, context: Context): RootContent[] {
  if (node.type !== 'element') return [node];
  if (isFormula(node)) return [renderInline(node, context)];
  const displayed = listDisplayed(node);
  if (displayed.length > 0) return displayed.map((formula) => renderBlock(formula, node, context));
  // Elements are replaced by elements and texts.
  node.children = node.children.flatMap((child) => renderBelow(child, context)) as Element['children'];
  return [node];
}

const isFormula = ({ properties }: Element) => [properties.className].flat().includes(FORMULA_CLASS);

/** The formulas of a block without other content: a fence, or a paragraph with the delimiters `$$` or `\[`. */
function listDisplayed({ tagName, children }: Element): Element[] {
  if (tagName !== 'pre' && tagName !== 'p') return [];
  if (children.some((child) => child.type === 'text' && child.value.trim() !== '')) return [];
  const elements = children.filter((child) => child.type === 'element');
  const isDisplayed = (child: Element) =>
    isFormula(child) && (tagName === 'pre' || /^(?:\$\$|\\\[)/.test(textOf(child)));
  return elements.every(isDisplayed) ? elements : [];
}

function renderInline(formula: Element, context: Context): Element['children'][number] {
  const math = render(formula, { isBlock: false, line: lineOf(formula) }, context);
  if (math === undefined) return { type: 'text', value: textOf(formula) };
  if (textOf(math).length <= WIDE) return math;
  return { type: 'element', tagName: 'span', properties: { className: ['wide-formula'] }, children: [math] };
}

/** A formula that cannot be rendered remains in a copy of its block, as code or as text. */
function renderBlock(formula: Element, block: Element, context: Context): Element {
  const line = lineOf(formula.position ? formula : block);
  const math = render(formula, { isBlock: true, line }, context);
  const text = textOf(formula);
  if (math === undefined)
    return block.tagName === 'pre' ? block : { ...block, children: [{ type: 'text', value: text }] };
  const properties = { className: ['formula'], dataRegion: elementMessages.formulaRegion };
  return { type: 'element', tagName: 'div', properties, children: [math] };
}

/** Renders a formula; undefined if that is impossible, which is reported. */
function render(
  formula: Element,
  { isBlock, line }: { isBlock: boolean; line: number },
  { parseFragment, report }: Context,
): Element | undefined {
  const written = textOf(formula).trim();
  try {
    const root = sanitize(parseFragment(toMathml(toTex(written), isBlock)), MATHML);
    const math = 'children' in root ? root.children[0] : undefined;
    if (math?.type !== 'element' || math.tagName !== 'math') throw new Error('MathML');
    if (depthOf(math) > DEEPEST) throw new TooLong();
    math.properties.alttext = written;
    return math;
  } catch (error) {
    report(
      error instanceof TooLong || error instanceof RangeError
        ? toFinding('longFormula', line)
        : toFinding('brokenFormula', line, written, reasonOf(error)),
    );
    return undefined;
  }
}

function toMathml(tex: string, displayMode: boolean): string {
  if (tex.length > LONGEST) throw new TooLong();
  const maxExpand = MACRO.test(tex) ? Math.min(EXPANSIONS, EXPANDED / tex.length) : EXPANSIONS;
  return temml.renderToString(tex, { displayMode, maxExpand, maxSize: [50, 500], throwOnError: true });
}

const REFERENCES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** The source without delimiters. Authors escape characters that are special in HTML. */
function toTex(written: string): string {
  const length = /^(?:\$\$?|\\[([])?/.exec(written)?.[0].length ?? 0;
  return written
    .slice(length, written.length - length)
    .replace(/&(?:lt|gt|amp);/g, (reference) => REFERENCES[reference] ?? '');
}

function depthOf(node: Element): number {
  return 1 + Math.max(0, ...node.children.map((child) => (child.type === 'element' ? depthOf(child) : 0)));
}

/** @example ' Unsupported function name: \foo at position 1: …' gives 'Unsupported function name: \foo' */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/ at (?:position \d+|end of input):.*$/s, '').trim();
}
