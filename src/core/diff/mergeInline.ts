// Merges the inline nodes of two versions of a paragraph into one list, with marks around changed words.
import type { Element, ElementContent } from 'hast';
import { alignSame, cutWords, isPair, type Step } from './align.ts';
import { type DiffMark, wrapInMark } from './marks.ts';
import type { SimilarityKeys } from './similarity.ts';

/** Equal text between two changes is merged into them if it is shorter than this fraction of the shorter change. */
const MIN_GAP = 0.2;

/** A token of the merged paragraph. */
interface Word {
  mark: DiffMark | undefined;
  node: ElementContent;
  /** Ancestors in the merged tree; an element that is in both texts is represented by the node of the newer text. */
  around: readonly Element[];
}

export function mergeInline(
  before: readonly ElementContent[],
  after: readonly ElementContent[],
  keysBefore: SimilarityKeys,
  keysAfter: SimilarityKeys,
): ElementContent[] {
  const steps = alignSame(cutTokens(before, keysBefore), cutTokens(after, keysAfter), (token) => token.key);
  return build(toWords(joinChanges(steps)), 0);
}

const lengthOf = (steps: readonly Step<DiffToken>[]) =>
  steps.reduce((sum, { before, after }) => sum + Math.max(before?.length ?? 0, after?.length ?? 0), 0);

/** Joins two changes if only a few equal characters separate them, such as a comma. */
function joinChanges(steps: readonly Step<DiffToken>[]): Step<DiffToken>[] {
  const runs: Step<DiffToken>[][] = [];
  for (const step of steps) {
    const last = runs.at(-1);
    if (last?.[0] !== undefined && isPair(last[0]) === isPair(step)) last.push(step);
    else runs.push([step]);
  }
  const isShortGap = (run: readonly Step<DiffToken>[], at: number) => {
    const [previous, next] = [runs[at - 1], runs[at + 1]];
    if (previous === undefined || next === undefined || run[0] === undefined || !isPair(run[0])) return false;
    return lengthOf(run) < MIN_GAP * Math.min(lengthOf(previous), lengthOf(next));
  };
  const joined: Step<DiffToken>[] = [];
  let changed: Step<DiffToken>[] = [];
  const flush = () => {
    // The removed tokens of a change precede the new ones.
    for (const { before } of changed) if (before !== undefined) joined.push({ before });
    for (const { after } of changed) if (after !== undefined) joined.push({ after });
    changed = [];
  };
  for (const [at, run] of runs.entries()) {
    if (run[0] !== undefined && isPair(run[0]) && !isShortGap(run, at)) {
      flush();
      joined.push(...run);
    } else changed.push(...run);
  }
  flush();
  return joined;
}

function toWords(steps: readonly Step<DiffToken>[]): Word[] {
  /** Elements that are in both texts: maps the old node to the new one. */
  const shared = new Map<Element, Element>();
  const taken = new Set<Element>();
  for (const { before, after } of steps) {
    if (before === undefined || after === undefined) continue;
    for (const [depth, element] of after.around.entries()) {
      const other = before.around[depth];
      if (other === undefined || shared.has(other) || taken.has(element)) continue;
      shared.set(other, element);
      taken.add(element);
    }
  }
  return steps.flatMap(({ before, after }): Word[] => {
    if (after !== undefined) return [{ ...after, mark: before === undefined ? 'ins' : undefined }];
    if (before === undefined) return [];
    return [
      { ...before, mark: 'del', around: before.around.map((element) => shared.get(element) ?? element) },
    ];
  });
}

/** Builds the nodes at one depth of the tree. A mark wraps the outermost element that is in one text only. */
function build(words: readonly Word[], depth: number): ElementContent[] {
  const nodes: ElementContent[] = [];
  let marked: { mark: DiffMark; nodes: ElementContent[] } | undefined;
  const add = (mark: DiffMark | undefined, added: readonly ElementContent[]) => {
    if (marked !== undefined && marked.mark !== mark) {
      nodes.push(wrapInMark(marked.mark, joinTexts(marked.nodes)));
      marked = undefined;
    }
    if (mark === undefined) nodes.push(...added);
    else {
      marked ??= { mark, nodes: [] };
      marked.nodes.push(...added);
    }
  };
  for (const group of groupBy(words, (word) => word.around[depth])) {
    const [first] = group;
    const element = first?.around[depth];
    if (element === undefined) {
      for (const { mark, node } of group) add(mark, [node]);
      continue;
    }
    const mark = first?.mark;
    const isOneSided = mark !== undefined && group.every((word) => word.mark === mark);
    const inside = build(isOneSided ? group.map((word) => ({ ...word, mark: undefined })) : group, depth + 1);
    add(isOneSided ? mark : undefined, [{ ...element, children: inside }]);
  }
  add(undefined, []);
  return joinTexts(nodes);
}

function groupBy<T, K>(items: readonly T[], key: (item: T) => K): T[][] {
  const groups: T[][] = [];
  let last: K | undefined;
  for (const item of items) {
    const now = key(item);
    const group = groups.at(-1);
    if (group !== undefined && now === last) group.push(item);
    else groups.push([item]);
    last = now;
  }
  return groups;
}

function joinTexts(nodes: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text')
      joined[joined.length - 1] = { type: 'text', value: last.value + node.value };
    else joined.push(node);
  }
  return joined;
}

// Splits a paragraph into tokens: a word with its ancestors, or a node without text.

export interface DiffToken {
  /** Key of the token and its ancestors: tokens with equal keys are paired. */
  key: string;
  node: ElementContent;
  /** Ancestors, the outermost first. */
  around: readonly Element[];
  /** Number of visible characters. */
  length: number;
}

/** Tags whose content is compared word by word; an element of another tag is one token. */
const OPEN = new Set(
  'a abbr b bdi bdo big cite del dfn em font i ins mark q s small span strike strong sub sup time u var'.split(
    ' ',
  ),
);

function cutTokens(nodes: readonly ElementContent[], keys: SimilarityKeys): DiffToken[] {
  const tokens: DiffToken[] = [];
  const walk = (node: ElementContent, around: readonly Element[], path: string) => {
    if (node.type === 'text') {
      for (const value of cutWords(node.value))
        tokens.push({ key: path + value, node: { type: 'text', value }, around, length: value.length });
    } else if (node.type === 'element' && OPEN.has(node.tagName) && node.children.length > 0) {
      const inner = `${path}${keys.shell(node)}\u0001`;
      for (const child of node.children) walk(child, [...around, node], inner);
    } else tokens.push({ key: path + keys.of(node), node, around, length: 2 });
  };
  for (const node of nodes) walk(node, [], '');
  return tokens;
}
