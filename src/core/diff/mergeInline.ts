// Two wordings of a paragraph as one, with what is new and gone marked word by word.
import type { Element, ElementContent } from 'hast';
import { alignSame, isPair, type Step } from './align.ts';
import { cutTokens, type Token } from './inlineTokens.ts';
import type { Keys } from './keys.ts';
import { type Mark, wrapInMark } from './marks.ts';

/** What two texts share between two changes is no help to a reader where it is shorter than this share of them. */
const LEAST_SHARED = 0.2;

/** A word of the result. */
interface Word {
  mark: Mark | undefined;
  node: ElementContent;
  /** What stands around it in the result; an element of both sides is the later one's. */
  around: readonly Element[];
}

export function mergeInline(
  before: readonly ElementContent[],
  after: readonly ElementContent[],
  keysBefore: Keys,
  keysAfter: Keys,
): ElementContent[] {
  const steps = alignSame(cutTokens(before, keysBefore), cutTokens(after, keysAfter), (token) => token.key);
  return build(toWords(dropCrumbs(steps)), 0);
}

const lengthOf = (steps: readonly Step<Token>[]) =>
  steps.reduce((sum, { before, after }) => sum + Math.max(before?.length ?? 0, after?.length ?? 0), 0);

/** A lone comma that two sentences share makes two changes of one: it goes with them. */
function dropCrumbs(steps: readonly Step<Token>[]): Step<Token>[] {
  const runs: Step<Token>[][] = [];
  for (const step of steps) {
    const last = runs.at(-1);
    if (last?.[0] !== undefined && isPair(last[0]) === isPair(step)) last.push(step);
    else runs.push([step]);
  }
  const isCrumb = (run: readonly Step<Token>[], at: number) => {
    const [previous, next] = [runs[at - 1], runs[at + 1]];
    if (previous === undefined || next === undefined || run[0] === undefined || !isPair(run[0])) return false;
    return lengthOf(run) < LEAST_SHARED * Math.min(lengthOf(previous), lengthOf(next));
  };
  const kept: Step<Token>[] = [];
  let changed: Step<Token>[] = [];
  const settle = () => {
    // In each change what is gone stands before what is new.
    for (const { before } of changed) if (before !== undefined) kept.push({ before });
    for (const { after } of changed) if (after !== undefined) kept.push({ after });
    changed = [];
  };
  for (const [at, run] of runs.entries()) {
    if (run[0] !== undefined && isPair(run[0]) && !isCrumb(run, at)) {
      settle();
      kept.push(...run);
    } else changed.push(...run);
  }
  settle();
  return kept;
}

function toWords(steps: readonly Step<Token>[]): Word[] {
  /** The elements that stand in both texts: the later one of each, by the earlier one. */
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

/** Nodes of the words that stand together at a depth, with marks as far outside as they may be. */
function build(words: readonly Word[], depth: number): ElementContent[] {
  const nodes: ElementContent[] = [];
  let marked: { mark: Mark; nodes: ElementContent[] } | undefined;
  const add = (mark: Mark | undefined, added: readonly ElementContent[]) => {
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
