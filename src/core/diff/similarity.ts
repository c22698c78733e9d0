import type { Element, Nodes } from 'hast';

// Cheap similarity of texts and keys of nodes, by which a comparison pairs them.

/** Letter pairs of a text, each with its number of occurrences. */
export interface Pairs {
  counts: ReadonlyMap<number, number>;
  total: number;
}

/** Longer texts are compared by this many first characters. */
const LENGTH = 600;

export function pairsOf(text: string): Pairs {
  const letters = text.slice(0, LENGTH).replace(/\s+/g, ' ').trim();
  const counts = new Map<number, number>();
  const total = letters === '' ? 0 : Math.max(1, letters.length - 1);
  for (let at = 0; at < total; at += 1) {
    // A single letter has no pair: charCodeAt() returns NaN.
    const pair = letters.charCodeAt(at) * 0x10000 + (letters.charCodeAt(at + 1) || 0);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return { counts, total };
}

/** Sørensen–Dice coefficient, 0 to 1. */
export function similarityOf(a: Pairs, b: Pairs): number {
  if (a.total + b.total === 0) return 1;
  const [few, many] = a.counts.size < b.counts.size ? [a, b] : [b, a];
  let common = 0;
  for (const [pair, count] of few.counts) common += Math.min(count, many.counts.get(pair) ?? 0);
  return (2 * common) / (a.total + b.total);
}

/** Upper bound of the similarity by lengths alone, which saves the comparison. */
export function maxSimilarity(a: Pairs, b: Pairs): number {
  return a.total + b.total === 0 ? 1 : (2 * Math.min(a.total, b.total)) / (a.total + b.total);
}

// Serializes a node: equal keys render equally.

/** Attributes that the parser derives from the content, and ids. */
const IGNORED = new Set(['id', 'dataShort', 'dataProse', 'dataList', 'dataLabel', 'dataLong', 'dataWhole']);
const FILES = new Set(['src', 'srcSet', 'poster']);

export interface SimilarityKeys {
  /** Of a node with its children. */
  of: (node: Nodes) => string;
  /** Of an element without its children. */
  shell: (element: Element) => string;
}

/**
 * Returns functions that serialize the nodes of one text, memoized.
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
