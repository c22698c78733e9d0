// Matches the blocks of two texts: finds paired, moved, removed and new blocks, in the order in which the comparison
// renders them.
import type { ElementContent } from 'hast';
import { toPlainText } from '../document/plainText.ts';
import { alignSame, isPair, pairSimilar, type Step } from './align.ts';
import {
  lengthOfSegment,
  MIN_SIMILARITY,
  pairsOfSegment,
  type Segment,
  similarityOfSegments,
} from './blockSegments.ts';
import { maxSimilarity, type Pairs, pairsOf, similarityOf } from './similarity.ts';

export interface BlockMatch extends Step<Segment> {
  /** Number of the move, equal for the old and the new position of a block. */
  moved?: number;
}

/** Minimum length of a moved block: a shorter one may be equal to another by chance. */
const MIN_MOVED_LENGTH = 16;
/** Minimum similarity of blocks in sections with different headings. */
const MIN_SIMILARITY_ACROSS = 0.5;
/** Minimum similarity of a block that was moved and edited. */
const MIN_MOVED_SIMILARITY = 0.75;
/** Maximum product of the numbers of removed and added blocks: the similarity of each combination is computed. */
const MAX_MOVED = 2500;

export function* matchBlocks(
  before: readonly Segment[],
  after: readonly Segment[],
): Generator<void, BlockMatch[]> {
  const [sectionsBefore, sectionsAfter] = [cutSections(before), cutSections(after)];
  yield;
  const paired = yield* pairSections(sectionsBefore, sectionsAfter);
  const pairs = new Map(paired.map((pair) => [pair.after, pair]));
  const stayed = new Set([...pairs.values()].filter(({ isMoved }) => !isMoved).map((pair) => pair.before));
  yield;
  const matches: BlockMatch[] = [];
  let at = 0;
  let moves = 0;
  const movedAway = new Map<DiffSection, number>();
  for (const { before: b, isMoved } of pairs.values()) if (isMoved) movedAway.set(b, ++moves);
  const addRemovedUntil = (stop: DiffSection | undefined) => {
    for (; at < sectionsBefore.length; at += 1) {
      const section = sectionsBefore[at];
      if (section === undefined || section === stop) break;
      const moved = movedAway.get(section);
      for (const piece of section.pieces) matches.push({ before: piece, ...(moved && { moved }) });
    }
  };
  // Removed sections precede new ones between the same neighbours.
  for (const [index, section] of sectionsAfter.entries()) {
    const pair = pairs.get(section);
    const next = sectionsAfter
      .slice(index)
      .map((later) => pairs.get(later))
      .find((p) => p && stayed.has(p.before));
    addRemovedUntil(next?.before);
    if (pair === undefined) for (const piece of section.pieces) matches.push({ after: piece });
    else {
      const moved = movedAway.get(pair.before);
      const steps = yield* pairBlocks(pair);
      if (moved === undefined) {
        matches.push(...steps);
        at += 1;
      } else for (const step of steps) if (step.after !== undefined) matches.push({ ...step, moved });
    }
    yield;
  }
  addRemovedUntil(undefined);
  const result = yield* pairAcross(matches);
  yield* findMovedBlocks(result, moves);
  return result;
}

function* pairBlocks({
  before,
  after,
}: {
  before: DiffSection;
  after: DiffSection;
}): Generator<void, Step<Segment>[]> {
  const [headBefore, headAfter] = [before.pieces[0], after.pieces[0]];
  const isHeaded = before.name !== '' && headBefore !== undefined && headAfter !== undefined;
  const rest = (section: DiffSection) => (isHeaded ? section.pieces.slice(1) : section.pieces);
  const same = alignSame(rest(before), rest(after), ({ key }) => key);
  const steps = yield* pairSimilar(same, similarityOfSegments, MIN_SIMILARITY);
  return isHeaded ? [{ before: headBefore, after: headAfter }, ...steps] : steps;
}

/** Pairs blocks of different sections: a heading may have been inserted into a section. */
function* pairAcross(matches: readonly BlockMatch[]): Generator<void, BlockMatch[]> {
  const result: BlockMatch[] = [];
  let unpaired: BlockMatch[] = [];
  function* flush(): Generator<void> {
    const same = alignSame(
      unpaired.flatMap(({ before }) => before ?? []),
      unpaired.flatMap(({ after }) => after ?? []),
      ({ key }) => key,
    );
    result.push(...(yield* pairSimilar(same, similarityOfSegments, MIN_SIMILARITY_ACROSS)));
    unpaired = [];
  }
  for (const entry of matches) {
    if (entry.moved === undefined && (entry.before === undefined || entry.after === undefined))
      unpaired.push(entry);
    else {
      yield* flush();
      result.push(entry);
    }
  }
  yield* flush();
  return result;
}

/** Finds moved blocks: removed at one position and added at another. */
function* findMovedBlocks(matches: BlockMatch[], moves: number): Generator<void> {
  let count = moves;
  const isLong = (piece: Segment) =>
    lengthOfSegment(piece) >= MIN_MOVED_LENGTH || piece.element?.tagName === 'pre' || holdsImage(piece);
  const unpaired = (side: 'before' | 'after', other: 'before' | 'after') =>
    [...matches.entries()].flatMap(([at, entry]) => {
      const piece = entry[side];
      return piece && !entry[other] && entry.moved === undefined && isLong(piece) ? [{ at, piece }] : [];
    });
  const move = (removed: { at: number; piece: Segment }, added: { at: number; piece: Segment }) => {
    count += 1;
    matches[removed.at] = { before: removed.piece, moved: count };
    matches[added.at] = { before: removed.piece, after: added.piece, moved: count };
  };
  const byKey = new Map<string, { at: number; piece: Segment }[]>();
  for (const removed of unpaired('before', 'after'))
    byKey.set(removed.piece.key, [...(byKey.get(removed.piece.key) ?? []), removed]);
  for (const added of unpaired('after', 'before')) {
    const removed = byKey.get(added.piece.key)?.shift();
    if (removed !== undefined) move(removed, added);
  }
  yield;
  const [removed, added] = [unpaired('before', 'after'), unpaired('after', 'before')];
  if (removed.length * added.length > MAX_MOVED) return;
  const taken = new Set<Segment>();
  for (const to of added) {
    const alike = removed
      .filter(({ piece }) => !taken.has(piece) && piece.element?.tagName === to.piece.element?.tagName)
      .map((from) => ({ from, score: similarityOf(pairsOfSegment(from.piece), pairsOfSegment(to.piece)) }))
      .filter(({ score }) => score >= MIN_MOVED_SIMILARITY)
      .sort((one, other) => other.score - one.score);
    const from = alike[0]?.from;
    yield;
    if (from === undefined) continue;
    taken.add(from.piece);
    move(from, to);
  }
}

const holdsImage = ({ nodes }: Segment) =>
  nodes.some((node) => isImage(node) || ('children' in node && node.children.some(isImage)));
const isImage = (node: ElementContent) => node.type === 'element' && node.tagName === 'img';

// Matches sections, first by heading, then by the similarity of their texts.

export interface DiffSection {
  /** Blocks of the section, the heading first; the section before the first heading has none. */
  pieces: readonly Segment[];
  /** Key of the heading node; empty before the first heading. */
  name: string;
  heading: Pairs;
  content: Pairs;
  length: number;
}

export interface SectionPair {
  before: DiffSection;
  after: DiffSection;
  /** Whether the section was moved relative to the other sections. */
  isMoved: boolean;
}

const MIN_SECTION_SIMILARITY = 0.5;

function cutSections(pieces: readonly Segment[]): DiffSection[] {
  const groups: Segment[][] = [[]];
  for (const piece of pieces) {
    if (/^h[1-6]$/.test(piece.element?.tagName ?? '')) groups.push([piece]);
    else groups.at(-1)?.push(piece);
  }
  return groups
    .filter((group) => group.length > 0)
    .map((group) => {
      const [first] = group;
      const heading = first !== undefined && /^h/.test(first.element?.tagName ?? '') ? first : undefined;
      const rest = heading === undefined ? group : group.slice(1);
      return {
        pieces: group,
        name: heading?.key ?? '',
        heading: pairsOf(heading ? toPlainText(heading.nodes) : ''),
        content: pairsOf(rest.map(({ nodes }) => toPlainText(nodes)).join('\n')),
        length: group.reduce((sum, piece) => sum + lengthOfSegment(piece), 0),
      };
    });
}

function* pairSections(
  before: readonly DiffSection[],
  after: readonly DiffSection[],
): Generator<void, SectionPair[]> {
  const pairs = new Map<DiffSection, DiffSection>();
  const paired = new Set<DiffSection>();
  const match = (b: DiffSection, a: DiffSection) => {
    pairs.set(a, b);
    paired.add(b);
  };
  for (const step of alignSame(before, after, ({ name }) => name))
    if (isPair(step)) match(step.before, step.after);
  const left = () => ({
    unpaired: before.filter((section) => !paired.has(section)),
    added: after.filter((section) => !pairs.has(section)),
  });
  // Pairs a section with a removed one of the same heading: the section was moved.
  for (const a of left().added) {
    const found = left().unpaired.filter(({ name }) => name === a.name);
    if (found.length === 1 && found[0] !== undefined && found[0].name !== '') match(found[0], a);
  }
  const { unpaired, added } = left();
  const candidates: { b: DiffSection; a: DiffSection; score: number }[] = [];
  for (const b of unpaired) {
    for (const a of added) {
      const score = similarityOfSections(b, a);
      if (score >= MIN_SECTION_SIMILARITY) candidates.push({ b, a, score });
    }
    yield;
  }
  candidates.sort((one, other) => other.score - one.score);
  for (const { b, a } of candidates) if (!paired.has(b) && !pairs.has(a)) match(b, a);
  const positions = new Map(before.map((section, at) => [section, at]));
  const inOrder = after.flatMap((a) => {
    const b = pairs.get(a);
    return b === undefined ? [] : [{ before: b, after: a, at: positions.get(b) ?? 0 }];
  });
  const stayed = heaviestSubsequence(
    inOrder.map(({ at, before: { length } }) => ({ at, weight: 1 + length })),
  );
  return inOrder.map(({ at: _, ...both }, index) => ({ ...both, isMoved: !stayed.has(index) }));
}

function similarityOfSections(b: DiffSection, a: DiffSection): number {
  // The section before the first heading is paired only with its counterpart, by name (alignSame).
  if (b.name === '' || a.name === '') return 0;
  const headings = similarityOf(b.heading, a.heading);
  if (headings + maxSimilarity(b.content, a.content) < 2 * MIN_SECTION_SIMILARITY) return 0;
  return (headings + similarityOf(b.content, a.content)) / 2;
}

/** Indexes of the increasing subsequence of `at` with the largest total weight: the sections that were not moved. */
function heaviestSubsequence(members: readonly { at: number; weight: number }[]): ReadonlySet<number> {
  const sums: number[] = [];
  const previous: number[] = [];
  let last = -1;
  for (const [index, { at, weight }] of members.entries()) {
    let best = -1;
    for (let i = 0; i < index; i += 1)
      if ((members[i]?.at ?? 0) < at && (sums[i] ?? 0) > (sums[best] ?? 0)) best = i;
    sums.push(weight + (sums[best] ?? 0));
    previous.push(best);
    if ((sums[index] ?? 0) > (sums[last] ?? 0)) last = index;
  }
  const indexes = new Set<number>();
  for (; last >= 0; last = previous[last] ?? -1) indexes.add(last);
  return indexes;
}
