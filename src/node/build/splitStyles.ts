// Splits stylesheets into the parts of which pages pick their critical CSS. Parts are JSON: parsing takes longer than a
// short build, so that the result is cached.
import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss';
import parseSelectors, { type Attribute, type Node as SelectorNode } from 'postcss-selector-parser';
import { type Selector, type SelectorPiece, type StylePart, TEXT, WRITTEN } from './criticalCss.ts';

/**
 * @param css the minified stylesheet
 * @param lazyCss styles of lazy chunks
 */
export function splitStyles(css: string, lazyCss = ''): StylePart[] {
  const lazy = splitStylesheet(lazyCss, true).map((part) => ({ ...part, isLazy: true as const }));
  const parts = [...splitStylesheet(css, false), ...lazy];
  const defined = new Set(parts.flatMap(({ defines }) => defines ?? []));
  return parts.map((part) => ({ ...part, words: part.words.filter((word) => defined.has(word)) }));
}

/**
 * Splits a stylesheet into rules and custom properties, in source order.
 * @param isLazy whether to include the rules for print and interaction: the whole stylesheet has them, but that of a lazy
 * chunk may never load on a prerendered page
 */
function splitStylesheet(css: string, isLazy: boolean): StylePart[] {
  return (postcss.parse(css).nodes as ChildNode[]).flatMap((node) => splitNode(node, isLazy));
}

function splitNode(node: ChildNode, isLazy: boolean): StylePart[] {
  if (node.type === 'rule') return splitRule(node, isLazy);
  if (node.type !== 'atrule') return [];
  const queries = node.name === 'media' ? node.params.split(',') : [];
  if (!isLazy && queries.length > 0 && queries.every((query) => /^\s*print\b/.test(query))) return [];
  if (!isLazy && node.name === 'supports' && OF_SCROLLING.test(node.params)) return [];
  if (/^(?:media|supports|container)$/.test(node.name)) {
    const children = node.nodes ?? [];
    return children
      .flatMap((child) => splitNode(child, isLazy))
      .map((part) => ({ ...part, blocks: [openingOf(node), ...part.blocks] }));
  }
  const text = node.nodes === undefined ? `${node};` : String(node);
  const part: StylePart = { blocks: [], names: [], text, words: wordsOf(text) };
  return [node.name === 'keyframes' ? { ...part, defines: node.params } : part];
}

/** Splits each custom property into a part of its own, so that a page inlines only those that it uses. */
function splitRule(rule: Rule, isLazy: boolean): StylePart[] {
  const list = parseSelectors().astSync(rule.selector);
  const names: string[] = [];
  const selectors = list.nodes.map(({ nodes }) =>
    readSelector(nodes, { isLazy, add: (name) => names.push(name) }),
  );
  const custom = rule.nodes.filter(isCustom).map(
    (declaration): StylePart => ({
      blocks: [openingOf(rule)],
      names,
      selectors,
      isInBlock: true,
      text: `${declaration};`,
      defines: declaration.prop,
      words: wordsOf(declaration.value),
    }),
  );
  const own = rule.nodes.filter((node) => !isCustom(node) && !isForInteraction(node));
  if (own.length === 0) return custom;
  const text = `{${own.join(';')}}`;
  return [...custom, { blocks: [], names, selectors, text, words: wordsOf(text) }];
}

function isCustom(node: ChildNode): node is Declaration {
  return node.type === 'decl' && node.prop.startsWith('--');
}

/** Declarations for interaction, which the first paint does not need. */
const INTERACTION_PROPERTIES =
  /^(?:cursor|overflow-anchor|overscroll-behavior|pointer-events|touch-action|transition|(?:-webkit-)?user-select)$/;

function isForInteraction(node: ChildNode): boolean {
  return node.type === 'decl' && INTERACTION_PROPERTIES.test(node.prop);
}

/** Pseudo-classes and pseudo-elements of interaction: the whole stylesheet has loaded before a reader interacts. */
const LATER = /^:(?:hover|active|focus|focus-visible|focus-within|:highlight|:selection)$/;

/** Conditions of animations that scrolling runs. */
const OF_SCROLLING = /\banimation-timeline\b/;

const isWritten = new RegExp(`^(?:${WRITTEN})$`);

/** Attributes that only the application sets after hydration, when it loads the whole stylesheet. */
const MARKED_LATER =
  /^\[(?:data-(?:begun|copied|live|navbar-hidden|outcome|overflows|pending|two-sides|wrap)(?:="?\w+"?)?|role="?alert"?)\]$/;

interface Context {
  isLazy: boolean;
  add: (name: string) => void;
}

/** Descendant or child combinator. */
const DESCENDANT = /^\s*>?\s*$/;

/** Reads a selector or an argument of a pseudo-class. Names after `.prose` are matched within the article only. */
function readSelector(nodes: readonly SelectorNode[], context: Context, place = ''): Selector {
  return nodes.map((node, at) => {
    const isInText = at > 1 && String(nodes[0]) === TEXT && DESCENDANT.test(String(nodes[1]));
    return readPiece(node, context, isInText ? `${TEXT} ` : place);
  });
}

function isLater(node: SelectorNode): boolean {
  if (node.type === 'attribute') return MARKED_LATER.test(String(node));
  return node.type === 'pseudo' && LATER.test(node.value);
}

/** Selectors by other attributes and pseudo-classes depend on state and scripts: they count as matching. */
function readPiece(node: SelectorNode, context: Context, place: string): SelectorPiece {
  const text = String(node);
  const bare = nameOf(node);
  if (bare !== undefined) {
    const name = place + bare;
    context.add(name);
    return { text, name };
  }
  if (!context.isLazy && isLater(node)) return { text, list: [] };
  if (node.type !== 'pseudo' || !/^:(?:is|where|has)$/.test(node.value)) return text;
  return {
    text: node.value,
    list: node.nodes.map((selector) => readSelector(selector.nodes, context, place)),
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

function wordsOf(css: string): string[] {
  return [...new Set(css.match(/[\w-]+/g))];
}
