// The similarity of texts, and keys of nodes: a comparison pairs nodes by both.
import type { Element, Nodes } from 'hast';

/** The letter pairs of a text, each with its number of occurrences. */
export interface Pairs {
  counts: ReadonlyMap<number, number>;
  total: number;
}

/** Number of characters that are compared: the rest of a longer text is ignored, to save time. */
const MAX_LENGTH = 600;

export function pairsOf(text: string): Pairs {
  const letters = text.slice(0, MAX_LENGTH).replace(/\s+/g, ' ').trim();
  const counts = new Map<number, number>();
  const total = letters === '' ? 0 : Math.max(1, letters.length - 1);
  for (let at = 0; at < total; at += 1) {
    // A single letter has no pair: charCodeAt() returns NaN.
    const pair = letters.charCodeAt(at) * 0x10000 + (letters.charCodeAt(at + 1) || 0);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return { counts, total };
}

/** Similarity of two texts, 0 to 1: the Sørensen–Dice coefficient of their letter pairs. */
export function similarityOf(a: Pairs, b: Pairs): number {
  if (a.total + b.total === 0) return 1;
  const [few, many] = a.counts.size < b.counts.size ? [a, b] : [b, a];
  let common = 0;
  for (const [pair, count] of few.counts) common += Math.min(count, many.counts.get(pair) ?? 0);
  return (2 * common) / (a.total + b.total);
}

/** Upper bound of `similarityOf`, computed from the lengths alone: a low bound makes the comparison unnecessary. */
export function maxSimilarity(a: Pairs, b: Pairs): number {
  return a.total + b.total === 0 ? 1 : (2 * Math.min(a.total, b.total)) / (a.total + b.total);
}

// Keys: serialized nodes. Nodes with equal keys render equally.

/** Attributes that keys omit: ids, and attributes that the parser derives from the content. */
const IGNORED = new Set(
  'id dataShort dataProse dataList dataLabel dataGrid style dataLong dataWhole'.split(' '),
);
const FILES = new Set(['src', 'srcSet', 'poster']);

export interface SimilarityKeys {
  /** Key of a node with its children. */
  of: (node: Nodes) => string;
  /** Key of an element without its children: tag and attributes. */
  shell: (element: Element) => string;
}

/**
 * Creates functions that serialize the nodes of one text, memoized.
 * @param nameFile maps the `src` of a file to a name that is the same in both texts
 */
export function createKeys(nameFile: (src: string) => string = (src) => src): SimilarityKeys {
  const known = new WeakMap<Nodes, string>();
  const shell = ({ tagName, properties }: Element): string => {
    let key = tagName;
    for (const [name, value] of Object.entries(properties)) {
      if (IGNORED.has(name) || value === undefined || value === null || value === false) continue;
      key += ` ${name}=${FILES.has(name) ? nameFile(String(value)) : String(value)}`;
    }
    return key;
  };
  const of = (node: Nodes): string => {
    if (node.type === 'text') return node.value;
    if (!('children' in node)) return '';
    let key = known.get(node);
    if (key === undefined) {
      const inside = node.children.map(of).join('');
      key = node.type === 'element' ? `\u0001${shell(node)}\u0002${inside}\u0003` : inside;
      known.set(node, key);
    }
    return key;
  };
  return { of, shell };
}
