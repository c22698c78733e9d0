// Critical CSS: the rules that can match the elements of a prerendered page, inlined for its first paint. The whole
// stylesheet loads as a file afterwards, with the same rules in the same order, so that the layout does not shift.
// Styles of lazy chunks load with their scripts; a page inlines their print rules, since the reader may print
// before these scripts have loaded.
import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss';
import parseSelectors, { type Attribute, type Node as SelectorNode } from 'postcss-selector-parser';

/** Names that selectors match elements by: `main`, `.prose`, `#skip`, `[data-layout]`; `.prose li` within the article. */
export type Names = ReadonlySet<string>;

/** Selector of the article. */
const TEXT = '.prose';

export interface StylePart {
  /** Enclosing blocks, the outermost first: `@media (width<=480px){`, `:root{`. */
  blocks: readonly string[];
  /** All names in its selectors. */
  names: readonly string[];
  /** CSS text for a page with these names; empty where it matches no element. */
  write: (names: Names) => string;
  /** Custom property or keyframes that the rule defines; inlined only where a page uses them. */
  defines?: string;
  /** Identifiers in the rule's values, among them the custom properties and keyframes that it uses. */
  words: ReadonlySet<string>;
}

/**
 * Splits a stylesheet into rules and custom properties, in source order.
 * @param hasPrint whether to include print rules, which the first paint does not need
 */
function splitStylesheet(css: string, hasPrint: boolean): StylePart[] {
  return (postcss.parse(css).nodes as ChildNode[]).flatMap((node) => splitNode(node, hasPrint));
}

function splitNode(node: ChildNode, hasPrint: boolean): StylePart[] {
  if (node.type === 'rule') return splitRule(node);
  if (node.type !== 'atrule') return [];
  const queries = node.name === 'media' ? node.params.split(',') : [];
  if (!hasPrint && queries.length > 0 && queries.every((query) => /^\s*print\b/.test(query))) return [];
  if (node.name === 'media' || node.name === 'supports') {
    const children = node.nodes ?? [];
    return children
      .flatMap((child) => splitNode(child, hasPrint))
      .map((part) => ({ ...part, blocks: [openingOf(node), ...part.blocks] }));
  }
  const text = node.nodes === undefined ? `${node};` : String(node);
  const part: StylePart = { blocks: [], names: [], write: () => text, words: wordsOf(text) };
  return [node.name === 'keyframes' ? { ...part, defines: node.params } : part];
}

/** Splits each custom property into a part of its own, so that a page inlines only those that it uses. */
function splitRule(rule: Rule): StylePart[] {
  const list = parseSelectors().astSync(rule.selector);
  const names: string[] = [];
  const selectors = list.nodes.map(({ nodes }) => readSelector(nodes, (name) => names.push(name)));
  const custom = rule.nodes.filter(isCustom).map(
    (declaration): StylePart => ({
      blocks: [openingOf(rule)],
      names,
      write: (found) => (selectors.some(({ canMatch }) => canMatch(found)) ? `${declaration};` : ''),
      defines: declaration.prop,
      words: wordsOf(declaration.value),
    }),
  );
  const own = rule.nodes.filter((node) => !isCustom(node) && !isForInteraction(node));
  if (own.length === 0) return custom;
  const body = `{${own.join(';')}}`;
  const write = (found: Names) => {
    const matching = selectors
      .filter(({ canMatch }) => canMatch(found))
      .map((selector) => selector.write(found).trim());
    return matching.length > 0 ? matching.join(',') + body : '';
  };
  return [...custom, { blocks: [], names, write, words: wordsOf(body) }];
}

function isCustom(node: ChildNode): node is Declaration {
  return node.type === 'decl' && node.prop.startsWith('--');
}

/** Declarations for interaction, which the first paint does not need. */
const INTERACTION_PROPERTIES = /^(?:cursor|overflow-anchor|overscroll-behavior|transition)$/;

function isForInteraction(node: ChildNode): boolean {
  return node.type === 'decl' && INTERACTION_PROPERTIES.test(node.prop);
}

/** Pseudo-classes of interaction: the whole stylesheet has loaded before a reader interacts. */
const LATER = /^:(?:hover|active|focus|focus-visible|focus-within|:highlight)$/;

/** Attributes of prerendered elements that no script changes: those of a text, and the direction of the page. */
const WRITTEN = 'dir|data-(?:highlighted|label|layout|list|long|more|prose|short|whole)';
const isWritten = new RegExp(`^(?:${WRITTEN})$`);

/** Attributes that only the application sets after hydration, when it loads the whole stylesheet. */
const MARKED_LATER =
  /^\[(?:data-(?:begun|copied|live|navbar-hidden|outcome|overflows|pending|two-sides|wrap)(?:="?\w+"?)?|aria-current="?true"?|role="?alert"?)\]$/;

interface Selector {
  /** Whether the selector can match an element of a page with these names. */
  canMatch: (names: Names) => boolean;
  /** Selector text without alternatives that match no element. */
  write: (names: Names) => string;
}

type AddName = (name: string) => void;

/** Descendant or child combinator. */
const DESCENDANT = /^\s*>?\s*$/;

/** Reads a selector or an argument of a pseudo-class. Names after `.prose` are matched within the article only. */
function readSelector(nodes: readonly SelectorNode[], add: AddName, place = ''): Selector {
  const pieces = nodes.map((node, at) => {
    const isInText = at > 1 && String(nodes[0]) === TEXT && DESCENDANT.test(String(nodes[1]));
    return readPart(node, add, isInText ? `${TEXT} ` : place);
  });
  return {
    canMatch: (names) => pieces.every(({ canMatch }) => canMatch(names)),
    write: (names) => pieces.map((piece) => piece.write(names)).join(''),
  };
}

function isLater(node: SelectorNode): boolean {
  if (node.type === 'attribute') return MARKED_LATER.test(String(node));
  return node.type === 'pseudo' && LATER.test(node.value);
}

/** Selectors by other attributes and pseudo-classes depend on state and scripts: they count as matching. */
function readPart(node: SelectorNode, add: AddName, place: string): Selector {
  const text = String(node);
  const bare = nameOf(node);
  if (bare !== undefined) {
    const name = place + bare;
    add(name);
    return { canMatch: (names) => names.has(name), write: () => text };
  }
  if (isLater(node)) return { canMatch: () => false, write: () => text };
  if (node.type !== 'pseudo' || !/^:(?:is|where|has)$/.test(node.value))
    return { canMatch: () => true, write: () => text };
  const list = node.nodes.map((selector) => readSelector(selector.nodes, add, place));
  const matching = (names: Names) => list.filter(({ canMatch }) => canMatch(names));
  return {
    canMatch: (names) => matching(names).length > 0,
    write: (names) => {
      const texts = matching(names).map((each) => each.write(names));
      return `${node.value}(${texts.join(',')})`;
    },
  };
}

function nameOf(node: SelectorNode): string | undefined {
  if (node.type === 'class') return `.${node.value}`;
  if (node.type === 'id') return `#${node.value}`;
  if (node.type === 'attribute') return isWritten.test(node.attribute) ? nameOfAttribute(node) : undefined;
  return node.type === 'tag' ? node.value.toLowerCase() : undefined;
}

/** @example `[data-short~="1"]` and `[data-short=1]` need an attribute with the word: '[data-short~=1]' */
function nameOfAttribute({ attribute, operator, value = '' }: Attribute): string {
  return /^~?=$/.test(operator ?? '') && /^\w+$/.test(value) ? `[${attribute}~=${value}]` : `[${attribute}]`;
}

/** @example openingOf of the rule `:root{color:red}` is ':root{' */
function openingOf(node: Rule | AtRule): string {
  return String(node.clone({ nodes: [] })).slice(0, -'}'.length);
}

function wordsOf(css: string): Set<string> {
  return new Set(css.match(/[\w-]+/g));
}

/** Elements that the HTML parser adds to every document. */
const ALWAYS = ['html', 'head', 'body', 'tbody'];

/**
 * @param css the minified stylesheet
 * @param lazyCss styles of lazy chunks
 * @returns function that picks the critical rules for the HTML of a page
 */
export function createCriticalCss(css: string, lazyCss = ''): (html: string) => string {
  const split = [...splitStylesheet(css, false), ...splitStylesheet(lazyCss, true).map(forItsElements)];
  const selectorNames = new Set(split.flatMap(({ names }) => names));
  const defined = new Set(split.flatMap(({ defines }) => defines ?? []));
  const isDefined = (word: string) => defined.has(word);
  const parts = split.map((part) => ({ ...part, words: new Set([...part.words].filter(isDefined)) }));
  const picked = new Map<string, string>();
  return (html) => {
    const names = [...namesIn(html)].filter((name) => selectorNames.has(name));
    const used = usedIn(html).filter(isDefined);
    const key = [...names, ...used].sort().join();
    let text = picked.get(key);
    if (text === undefined) {
      text = compactCss(pickParts(parts, new Set(names), used));
      picked.set(key, text);
    }
    return text;
  };
}

/** Includes a lazy chunk's rule only where one of its own classes is in the page: it may restyle other elements later. */
function forItsElements(part: StylePart): StylePart {
  const isOwn = (names: ReadonlySet<string>) =>
    part.names.some((name) => name.startsWith('.') && names.has(name));
  const isNamed = part.names.length === 0 && part.defines !== undefined;
  return { ...part, write: (names) => (isNamed || isOwn(names) ? part.write(names) : '') };
}

const NAMES = new RegExp(
  `<[a-z][^\\s/>]*|\\s(?:class|id)="[^"]*"|\\s(?:${WRITTEN})(?:="[^"]*")?(?=[\\s/>])`,
  'gi',
);

const TEXT_BEGINS = `<div class="${TEXT.slice(1)}"`;

/** Elements, classes, ids and parser attributes of a page; those within the article once more with the prefix `.prose`. */
function namesIn(html: string): Set<string> {
  const begin = html.indexOf(TEXT_BEGINS);
  if (begin < 0) return new Set([...ALWAYS, ...listNames(html)]);
  const end = html.indexOf('</article>', begin);
  const text = html.slice(begin, end < 0 ? undefined : end);
  const names = new Set([
    ...ALWAYS,
    ...listNames(html.slice(0, begin)),
    ...listNames(end < 0 ? '' : html.slice(end)),
  ]);
  for (const name of listNames(text)) names.add(name).add(`${TEXT} ${name}`);
  return names;
}

function* listNames(html: string): Generator<string> {
  // A Set removes duplicate tags before they are parsed: a page repeats the same few tags.
  for (const word of new Set(html.match(NAMES))) {
    const [attribute = '', value = ''] = word.trimStart().split(/="|"/);
    const lower = attribute.toLowerCase();
    if (attribute.startsWith('<')) yield lower.slice(1);
    else if (lower !== 'class' && lower !== 'id') {
      yield `[${lower}]`;
      for (const part of value.split(/\s+/)) yield `[${lower}~=${part}]`;
    } else for (const name of value.split(/\s+/)) yield (lower === 'id' ? '#' : '.') + name;
  }
}

/** Custom properties in style attributes. */
function usedIn(html: string): string[] {
  return [...html.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
}

function pickParts(
  parts: readonly StylePart[],
  names: ReadonlySet<string>,
  usedByElements: readonly string[],
): string {
  const matching = parts
    .map((part) => ({ ...part, text: part.write(names) }))
    .filter(({ text }) => text !== '');
  const used = new Set(usedByElements);
  const isUsed = ({ defines }: StylePart) => defines === undefined || used.has(defines);
  // A used custom property may use others: iterate to a fixed point.
  for (let before = -1; before < used.size; ) {
    before = used.size;
    for (const { words } of matching.filter(isUsed)) for (const word of words) used.add(word);
  }
  return joinParts(matching.filter(isUsed));
}

function joinParts(parts: readonly { blocks: readonly string[]; text: string }[]): string {
  let css = '';
  let open: readonly string[] = [];
  for (const { blocks, text } of parts) {
    const firstOther = blocks.findIndex((block, at) => block !== open[at]);
    const shared = firstOther < 0 ? blocks.length : firstOther;
    css += '}'.repeat(open.length - shared) + blocks.slice(shared).join('') + text;
    open = blocks;
  }
  return css + '}'.repeat(open.length);
}

/** A string, which must not change; or whitespace and semicolons that the minifier leaves in values of custom properties. */
const LOOSE = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|, |;(?=\})/g;

/**
 * Removes the remaining spaces and semicolons of a minified stylesheet: each prerendered page holds most of it.
 * @example compactCss('a{--x:min(1rem, 5vw);}') === 'a{--x:min(1rem,5vw)}'
 */
export const compactCss = (css: string): string =>
  css.replace(LOOSE, (found) => (found === ', ' ? ',' : found === ';' ? '' : found));
