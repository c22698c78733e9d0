// A style sheet taken apart, so that a page can hold those parts of it that its own elements need.
import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss';
import parseSelectors, { type Node as SelectorNode } from 'postcss-selector-parser';

/** What elements can be asked for by: `main`, `.prose`, `#skip`, `[data-layout]`; `.prose li` for those in a text. */
export type Names = ReadonlySet<string>;

/** The element that a page's text stands in. */
export const TEXT = '.prose';

export interface StylePart {
  /** What stands around it, from the outside in: `@media (width<=480px){`, `:root{`. */
  blocks: readonly string[];
  /** All names that it asks for. */
  asks: readonly string[];
  /** Its text where these names are all there is; empty: no element can be meant. */
  write: (names: Names) => string;
  /** The custom property or the keyframes that it defines: it is needed where they are used. */
  defines?: string;
  /** The words of its values: what it uses is among them. */
  words: ReadonlySet<string>;
}

/**
 * Takes a sheet apart, in its order.
 * @param hasPaper whether it keeps what is for paper only: nothing is painted on it first
 */
export function takeApart(css: string, hasPaper: boolean): StylePart[] {
  return (postcss.parse(css).nodes as ChildNode[]).flatMap((node) => splitNode(node, hasPaper));
}

function splitNode(node: ChildNode, hasPaper: boolean): StylePart[] {
  if (node.type === 'rule') return splitRule(node);
  if (node.type !== 'atrule') return [];
  const queries = node.name === 'media' ? node.params.split(',') : [];
  if (!hasPaper && queries.length > 0 && queries.every((query) => /^\s*print\b/.test(query))) return [];
  if (node.name === 'media' || node.name === 'supports') {
    const children = node.nodes ?? [];
    return children
      .flatMap((child) => splitNode(child, hasPaper))
      .map((part) => ({ ...part, blocks: [openingOf(node), ...part.blocks] }));
  }
  const text = node.nodes === undefined ? `${node};` : String(node);
  const part: StylePart = { blocks: [], asks: [], write: () => text, words: wordsOf(text) };
  return [node.name === 'keyframes' ? { ...part, defines: node.params } : part];
}

/** Custom properties stand apart from the rest of their rule. */
function splitRule(rule: Rule): StylePart[] {
  const list = parseSelectors().astSync(rule.selector);
  const asks: string[] = [];
  const selectors = list.nodes.map(({ nodes }) => readSelector(nodes, (name) => asks.push(name)));
  const custom = rule.nodes.filter(isCustom).map(
    (declaration): StylePart => ({
      blocks: [openingOf(rule)],
      asks,
      write: (names) => (selectors.some(({ canMatch }) => canMatch(names)) ? `${declaration};` : ''),
      defines: declaration.prop,
      words: wordsOf(declaration.value),
    }),
  );
  const own = rule.nodes.filter((node) => !isCustom(node) && !isForHands(node));
  if (own.length === 0) return custom;
  const body = `{${own.join(';')}}`;
  const write = (names: Names) => {
    const meant = selectors
      .filter(({ canMatch }) => canMatch(names))
      .map((selector) => selector.write(names).trim());
    return meant.length > 0 ? meant.join(',') + body : '';
  };
  return [...custom, { blocks: [], asks, write, words: wordsOf(body) }];
}

function isCustom(node: ChildNode): node is Declaration {
  return node.type === 'decl' && node.prop.startsWith('--');
}

/** Looks of what a reader does: at rest nobody sees them. */
const FOR_HANDS = /^(?:cursor|overflow-anchor|overscroll-behavior|transition)$/;

function isForHands(node: ChildNode): boolean {
  return node.type === 'decl' && FOR_HANDS.test(node.prop);
}

/** What only a reader's hand or keys bring about, or a search: the whole sheet is there by then. */
const LATER = /^:(?:hover|active|focus|focus-visible|focus-within|:highlight)$/;

/** What the parser writes on a text's elements: no script does. */
export const WRITTEN = 'data-(?:label|layout|list|long|more|prose|short|whole)';
const isWritten = new RegExp(`^${WRITTEN}$`);

/** What only the application writes, once the page is its own: the whole sheet comes with it. */
const MARKED_LATER =
  /^\[(?:data-(?:begun|copied|live|navbar-hidden|outcome|pending|two-sides)|aria-current="?true"?|role="?alert"?)\]$/;

interface Selector {
  /** Whether an element can be meant. */
  canMatch: (names: Names) => boolean;
  /** Its text; what stands in a list and means no element is left out. */
  write: (names: Names) => string;
}

type TellName = (name: string) => void;

/** Between an element and one in it. */
const IN = /^\s*>?\s*$/;

/** A selector, or a piece of one. What is asked of a text's elements is asked of those alone. */
function readSelector(nodes: readonly SelectorNode[], tell: TellName, place = ''): Selector {
  const pieces = nodes.map((node, at) => {
    const isInText = at > 1 && String(nodes[0]) === TEXT && IN.test(String(nodes[1]));
    return readPiece(node, tell, isInText ? `${TEXT} ` : place);
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

/** Other attributes come and go by readers and scripts: they are taken as there. */
function readPiece(node: SelectorNode, tell: TellName, place: string): Selector {
  const text = String(node);
  const bare = nameOf(node);
  if (bare !== undefined) {
    const name = place + bare;
    tell(name);
    return { canMatch: (names) => names.has(name), write: () => text };
  }
  if (isLater(node)) return { canMatch: () => false, write: () => text };
  if (node.type !== 'pseudo' || !/^:(?:is|where|has)$/.test(node.value))
    return { canMatch: () => true, write: () => text };
  const list = node.nodes.map((selector) => readSelector(selector.nodes, tell, place));
  const meant = (names: Names) => list.filter(({ canMatch }) => canMatch(names));
  return {
    canMatch: (names) => meant(names).length > 0,
    write: (names) => {
      const texts = meant(names).map((each) => each.write(names));
      return `${node.value}(${texts.join(',')})`;
    },
  };
}

function nameOf(node: SelectorNode): string | undefined {
  if (node.type === 'class') return `.${node.value}`;
  if (node.type === 'id') return `#${node.value}`;
  if (node.type === 'attribute') return isWritten.test(node.attribute) ? `[${node.attribute}]` : undefined;
  return node.type === 'tag' ? node.value.toLowerCase() : undefined;
}

/** @example openingOf(the rule `:root{color:red}`) === ':root{' */
function openingOf(node: Rule | AtRule): string {
  return String(node.clone({ nodes: [] })).slice(0, -'}'.length);
}

function wordsOf(css: string): Set<string> {
  return new Set(css.match(/[\w-]+/g));
}
