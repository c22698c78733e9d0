// Matches the blocks of two texts: which are paired, moved, removed or new, in the order in which the page renders
// them.
import type { ElementContent } from 'hast';
import { toPlainText } from '../document/plainText.ts';
import { alignSame, isPair, pairAlike, type Step } from './align.ts';
import {
  lengthOfSegment,
  MIN_SIMILARITY,
  pairsOfSegment,
  type Segment,
  similarityOfSegments,
} from './segments.ts';
import { maxSimilarity, type Pairs, pairsOf, similarityOf } from './similarity.ts';

export interface BlockMatch extends Step<Segment> {
  /** Number of the move, shared by both positions. */
  moved?: number;
}

/** Shorter blocks repeat by chance: they are no moves. */
const LEAST_MOVED = 16;
/** Minimum similarity of blocks in sections with different headings. */
const LEAST_ACROSS = 0.5;
/** Minimum similarity of a block that was moved and edited. */
const LEAST_MOVED_LIKENESS = 0.75;
/** Limit for the product of both numbers of blocks: each combination is scored. */
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
  const fates: BlockMatch[] = [];
  let at = 0;
  let moves = 0;
  const movedAway = new Map<DiffSection, number>();
  for (const { before: b, isMoved } of pairs.values()) if (isMoved) movedAway.set(b, ++moves);
  const leaveUntil = (stop: DiffSection | undefined) => {
    for (; at < sectionsBefore.length; at += 1) {
      const section = sectionsBefore[at];
      if (section === undefined || section === stop) break;
      const moved = movedAway.get(section);
      for (const piece of section.pieces) fates.push({ before: piece, ...(moved && { moved }) });
    }
  };
  // Between the same neighbours, removed sections precede new ones.
  for (const [index, section] of sectionsAfter.entries()) {
    const pair = pairs.get(section);
    const next = sectionsAfter
      .slice(index)
      .map((later) => pairs.get(later))
      .find((p) => p && stayed.has(p.before));
    leaveUntil(next?.before);
    if (pair === undefined) for (const piece of section.pieces) fates.push({ after: piece });
    else {
      const moved = movedAway.get(pair.before);
      const steps = yield* pairPieces(pair);
      if (moved === undefined) {
        fates.push(...steps);
        at += 1;
      } else for (const step of steps) if (step.after !== undefined) fates.push({ ...step, moved });
    }
    yield;
  }
  leaveUntil(undefined);
  const settled = yield* pairAcross(fates);
  yield* findMovedPieces(settled, moves);
  return settled;
}

function* pairPieces({
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
  const steps = yield* pairAlike(same, similarityOfSegments, MIN_SIMILARITY);
  return isHeaded ? [{ before: headBefore, after: headAfter }, ...steps] : steps;
}

/** Pairs blocks across a heading which was inserted into a section. */
function* pairAcross(fates: readonly BlockMatch[]): Generator<void, BlockMatch[]> {
  const settled: BlockMatch[] = [];
  let lone: BlockMatch[] = [];
  function* settle(): Generator<void> {
    const same = alignSame(
      lone.flatMap(({ before }) => before ?? []),
      lone.flatMap(({ after }) => after ?? []),
      ({ key }) => key,
    );
    settled.push(...(yield* pairAlike(same, similarityOfSegments, LEAST_ACROSS)));
    lone = [];
  }
  for (const fate of fates) {
    if (fate.moved === undefined && (fate.before === undefined || fate.after === undefined)) lone.push(fate);
    else {
      yield* settle();
      settled.push(fate);
    }
  }
  yield* settle();
  return settled;
}

/** Finds blocks removed in one position and added in another. */
function* findMovedPieces(fates: BlockMatch[], moves: number): Generator<void> {
  let count = moves;
  const isLong = (piece: Segment) =>
    lengthOfSegment(piece) >= LEAST_MOVED || piece.element?.tagName === 'pre' || holdsImage(piece);
  const lone = (side: 'before' | 'after', other: 'before' | 'after') =>
    [...fates.entries()].flatMap(([at, fate]) => {
      const piece = fate[side];
      return piece && !fate[other] && fate.moved === undefined && isLong(piece) ? [{ at, piece }] : [];
    });
  const move = (gone: { at: number; piece: Segment }, added: { at: number; piece: Segment }) => {
    count += 1;
    fates[gone.at] = { before: gone.piece, moved: count };
    fates[added.at] = { before: gone.piece, after: added.piece, moved: count };
  };
  const byKey = new Map<string, { at: number; piece: Segment }[]>();
  for (const gone of lone('before', 'after'))
    byKey.set(gone.piece.key, [...(byKey.get(gone.piece.key) ?? []), gone]);
  for (const added of lone('after', 'before')) {
    const gone = byKey.get(added.piece.key)?.shift();
    if (gone !== undefined) move(gone, added);
  }
  yield;
  const [gone, added] = [lone('before', 'after'), lone('after', 'before')];
  if (gone.length * added.length > MAX_MOVED) return;
  const taken = new Set<Segment>();
  for (const to of added) {
    const alike = gone
      .filter(({ piece }) => !taken.has(piece) && piece.element?.tagName === to.piece.element?.tagName)
      .map((from) => ({ from, score: similarityOf(pairsOfSegment(from.piece), pairsOfSegment(to.piece)) }))
      .filter(({ score }) => score >= LEAST_MOVED_LIKENESS)
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

// Matches sections by heading first, then by the similarity of their text nodes.

export interface DiffSection {
  /** The first is the heading, except before the first heading. */
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
  /** Whether the order of sections changed around it. */
  isMoved: boolean;
}

const LEAST_SECTION_LIKENESS = 0.5;

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
    lone: before.filter((section) => !paired.has(section)),
    added: after.filter((section) => !pairs.has(section)),
  });
  // The same heading in another position: the section was moved.
  for (const a of left().added) {
    const found = left().lone.filter(({ name }) => name === a.name);
    if (found.length === 1 && found[0] !== undefined && found[0].name !== '') match(found[0], a);
  }
  const { lone, added } = left();
  const candidates: { b: DiffSection; a: DiffSection; score: number }[] = [];
  for (const b of lone) {
    for (const a of added) {
      const score = likenessOfSections(b, a);
      if (score >= LEAST_SECTION_LIKENESS) candidates.push({ b, a, score });
    }
    yield;
  }
  candidates.sort((one, other) => other.score - one.score);
  for (const { b, a } of candidates) if (!paired.has(b) && !pairs.has(a)) match(b, a);
  const places = new Map(before.map((section, at) => [section, at]));
  const inOrder = after.flatMap((a) => {
    const b = pairs.get(a);
    return b === undefined ? [] : [{ before: b, after: a, at: places.get(b) ?? 0 }];
  });
  const kept = heaviestRise(inOrder.map(({ at, before: { length } }) => ({ at, weight: 1 + length })));
  return inOrder.map(({ at: _, ...both }, index) => ({ ...both, isMoved: !kept.has(index) }));
}

function likenessOfSections(b: DiffSection, a: DiffSection): number {
  // The text before the first heading is matched by position only.
  if (b.name === '' || a.name === '') return 0;
  const headings = similarityOf(b.heading, a.heading);
  if (headings + maxSimilarity(b.content, a.content) < 2 * LEAST_SECTION_LIKENESS) return 0;
  return (headings + similarityOf(b.content, a.content)) / 2;
}

/** Indexes of the increasing subsequence with the largest weight: sections which did not move. */
function heaviestRise(members: readonly { at: number; weight: number }[]): ReadonlySet<number> {
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
  const kept = new Set<number>();
  for (; last >= 0; last = previous[last] ?? -1) kept.add(last);
  return kept;
}
