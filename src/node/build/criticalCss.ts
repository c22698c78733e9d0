// Critical CSS: the rules that can match the elements of a prerendered page, inlined for its first paint. The whole
// stylesheet loads as a file afterwards, with the same rules in the same order, so that the layout does not shift.
// Styles of lazy chunks load with their scripts; a page inlines their print rules, since the reader may print
// before these scripts have loaded.

/** Names that selectors match elements by: `main`, `.prose`, `#skip`, `[data-layout]`; `.prose li` within the article. */
type Names = ReadonlySet<string>;

/** Selector of the article. */
export const TEXT = '.prose';

/** Attributes of prerendered elements that no script changes: those of a text, and the direction of the page. */
export const WRITTEN =
  'dir|data-(?:badge|grid|heading|highlighted|label|layout|list|long|more|prose|short|whole)';

/** A selector as its pieces. */
export type Selector = readonly SelectorPiece[];

/**
 * A text matches on each page, a name where the page has it, and a pseudo-class where one of its alternatives does: one
 * without alternatives matches nothing.
 */
export type SelectorPiece =
  | string
  | { text: string; name: string }
  | { text: string; list: readonly Selector[] };

/** A rule, a custom property or an at-rule. */
export interface StylePart {
  /** Enclosing blocks, the outermost first: `@media (width<=480px){`, `:root{`. */
  blocks: readonly string[];
  /** All names in its selectors. */
  names: readonly string[];
  /** Undefined: on each page. */
  selectors?: readonly Selector[];
  /** Body of a rule, without its selectors; else the whole text. */
  text: string;
  /** The innermost of `blocks` has the selectors. */
  isInBlock?: true;
  /** Custom property or keyframes that the rule defines; inlined only where a page uses them. */
  defines?: string;
  /** Custom properties and keyframes that its values use. */
  words: readonly string[];
  /** Of a lazy chunk. */
  isLazy?: true;
}

function canMatch(selector: Selector, names: Names): boolean {
  return selector.every((piece) => {
    if (typeof piece === 'string') return true;
    return 'name' in piece ? names.has(piece.name) : piece.list.some((each) => canMatch(each, names));
  });
}

/** Selector text without alternatives that match no element. */
function writeSelector(selector: Selector, names: Names): string {
  return selector
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('name' in piece) return piece.text;
      const list = piece.list.filter((each) => canMatch(each, names));
      return `${piece.text}(${list.map((each) => writeSelector(each, names)).join(',')})`;
    })
    .join('');
}

/** CSS text for a page with these names; empty where it matches no element. */
function writePart(part: StylePart, names: Names): string {
  const { selectors, text, isInBlock } = part;
  if (part.isLazy && !isOfElements(part, names)) return '';
  if (selectors === undefined) return text;
  const matching = selectors.filter((selector) => canMatch(selector, names));
  if (matching.length === 0) return '';
  return isInBlock ? text : matching.map((each) => writeSelector(each, names).trim()).join(',') + text;
}

/** A lazy chunk's rule is included only where one of its own classes is in the page: it may restyle other elements later. */
function isOfElements({ names, selectors, defines }: StylePart, found: Names): boolean {
  if (selectors === undefined && defines !== undefined) return true;
  return names.some((name) => name.startsWith('.') && found.has(name));
}

/** Elements that the HTML parser adds to every document. */
const ALWAYS = ['html', 'head', 'body', 'tbody'];

/** @returns function that picks the critical rules for the HTML of a page */
export function createCriticalCss(parts: readonly StylePart[]): (html: string) => string {
  const selectorNames = new Set(parts.flatMap(({ names }) => names));
  const defined = new Set(parts.flatMap(({ defines }) => defines ?? []));
  const picked = new Map<string, string>();
  return (html) => {
    const names = [...namesIn(html)].filter((name) => selectorNames.has(name));
    const used = usedIn(html).filter((word) => defined.has(word));
    const key = [...names, ...used].sort().join();
    let text = picked.get(key);
    if (text === undefined) {
      text = compactCss(pickParts(parts, new Set(names), used));
      picked.set(key, text);
    }
    return text;
  };
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
    .map((part) => ({ ...part, text: writePart(part, names) }))
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
