// A style sheet taken apart, so that a page can hold those parts of it that its own elements need.
import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss';
import parseSelectors, { type Node as SelectorNode } from 'postcss-selector-parser';

/** What elements can be asked for by: `main`, `.prose`, `#skip`, `[data-layout]`. */
export type Names = ReadonlySet<string>;

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

/** Takes a sheet apart, in its order. What is for paper only is left out: nothing is painted on it first. */
export function takeApart(css: string): StylePart[] {
  return (postcss.parse(css).nodes as ChildNode[]).flatMap(splitNode);
}

function splitNode(node: ChildNode): StylePart[] {
  if (node.type === 'rule') return splitRule(node);
  if (node.type !== 'atrule') return [];
  if (node.name === 'media' && node.params.split(',').every((query) => /^\s*print\b/.test(query))) return [];
  if (node.name === 'media' || node.name === 'supports') {
    const children = node.nodes ?? [];
    return children
      .flatMap(splitNode)
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
  list.walk((node) => {
    const name = nameOf(node);
    if (name !== undefined) asks.push(name);
  });
  const selectors = list.nodes.map((selector) => ({
    text: String(selector).trim(),
    canMatch: readSelector(selector.nodes),
  }));
  const custom = rule.nodes.filter(isCustom).map(
    (declaration): StylePart => ({
      blocks: [openingOf(rule)],
      asks,
      write: (names) => (selectors.some(({ canMatch }) => canMatch(names)) ? `${declaration};` : ''),
      defines: declaration.prop,
      words: wordsOf(declaration.value),
    }),
  );
  const own = rule.nodes.filter((node) => !isCustom(node));
  if (own.length === 0) return custom;
  const body = `{${own.join(';')}}`;
  const write = (names: Names) => {
    const meant = selectors.filter(({ canMatch }) => canMatch(names)).map(({ text }) => text);
    return meant.length > 0 ? meant.join(',') + body : '';
  };
  return [...custom, { blocks: [], asks, write, words: wordsOf(body) }];
}

function isCustom(node: ChildNode): node is Declaration {
  return node.type === 'decl' && node.prop.startsWith('--');
}

/** What only a reader's hand or keys bring about, or a search: the whole sheet is there by then. */
const LATER = /^:(?:hover|active|focus|focus-visible|focus-within|:highlight)$/;

/** What the parser writes on a text's elements: no script does. */
export const WRITTEN = 'data-(?:label|layout|list|long|prose|short|whole)';
const isWritten = new RegExp(`^${WRITTEN}$`);

/** Whether an element can be meant. Other attributes come and go by readers and scripts: they are taken as there. */
function readSelector(nodes: readonly SelectorNode[]): (names: Names) => boolean {
  const conditions = nodes.flatMap((node): ((names: Names) => boolean)[] => {
    const name = nameOf(node);
    if (name !== undefined) return [(names) => names.has(name)];
    if (node.type === 'pseudo' && LATER.test(node.value)) return [() => false];
    if (node.type !== 'pseudo' || !/^:(?:is|where|has)$/.test(node.value)) return [];
    const inner = node.nodes.map((selector) => readSelector(selector.nodes));
    return [(names) => inner.some((canMatch) => canMatch(names))];
  });
  return (names) => conditions.every((isMet) => isMet(names));
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
