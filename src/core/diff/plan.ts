// What becomes of each block of a text: in the order of a page that shows both.
import type { ElementContent } from 'hast';
import { alignSame, pairAlike, type Step } from './align.ts';
import { likenessOf } from './likeness.ts';
import { LEAST_LIKENESS, lengthOfPiece, likenessOfPieces, type Piece, pairsOfPiece } from './pieces.ts';
import { cutSections, pairSections, type Section } from './sections.ts';

export interface Fate extends Step<Piece> {
  /** Number of a move: it names the two places. A moved piece stands in both. */
  moved?: number;
}

/** Shorter blocks that stand elsewhere again are chance. */
const LEAST_MOVED = 16;
/** Blocks of sections with different headings have at least this much in common. */
const LEAST_ACROSS = 0.5;
/** A block that has moved and changed has at least this much in common. */
const LEAST_MOVED_LIKENESS = 0.75;
/** Blocks on both sides, multiplied, that are held against each other as moved. */
const MAX_MOVED = 2500;

export function* planFates(before: readonly Piece[], after: readonly Piece[]): Generator<void, Fate[]> {
  const [sectionsBefore, sectionsAfter] = [cutSections(before), cutSections(after)];
  yield;
  const paired = yield* pairSections(sectionsBefore, sectionsAfter);
  const pairs = new Map(paired.map((pair) => [pair.after, pair]));
  const stayed = new Set([...pairs.values()].filter(({ isMoved }) => !isMoved).map((pair) => pair.before));
  yield;
  const fates: Fate[] = [];
  let at = 0;
  let moves = 0;
  const movedAway = new Map<Section, number>();
  for (const { before: b, isMoved } of pairs.values()) if (isMoved) movedAway.set(b, ++moves);
  const leaveUntil = (stop: Section | undefined) => {
    for (; at < sectionsBefore.length; at += 1) {
      const section = sectionsBefore[at];
      if (section === undefined || section === stop) break;
      const moved = movedAway.get(section);
      for (const piece of section.pieces) fates.push({ before: piece, ...(moved && { moved }) });
    }
  };
  // Of two sections between the same neighbours the one that is gone stands first.
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

function* pairPieces({ before, after }: { before: Section; after: Section }): Generator<void, Step<Piece>[]> {
  const [headBefore, headAfter] = [before.pieces[0], after.pieces[0]];
  const isHeaded = before.name !== '' && headBefore !== undefined && headAfter !== undefined;
  const rest = (section: Section) => (isHeaded ? section.pieces.slice(1) : section.pieces);
  const same = alignSame(rest(before), rest(after), ({ key }) => key);
  const steps = yield* pairAlike(same, likenessOfPieces, LEAST_LIKENESS);
  return isHeaded ? [{ before: headBefore, after: headAfter }, ...steps] : steps;
}

/** A new heading in the middle of a section takes nothing away: blocks behind it belong together with those before. */
function* pairAcross(fates: readonly Fate[]): Generator<void, Fate[]> {
  const settled: Fate[] = [];
  let lone: Fate[] = [];
  function* settle(): Generator<void> {
    const same = alignSame(
      lone.flatMap(({ before }) => before ?? []),
      lone.flatMap(({ after }) => after ?? []),
      ({ key }) => key,
    );
    settled.push(...(yield* pairAlike(same, likenessOfPieces, LEAST_ACROSS)));
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

/** Blocks that are gone in one place and new in another have moved. */
function* findMovedPieces(fates: Fate[], moves: number): Generator<void> {
  let count = moves;
  const isLong = (piece: Piece) =>
    lengthOfPiece(piece) >= LEAST_MOVED || piece.element?.tagName === 'pre' || holdsImage(piece);
  const lone = (side: 'before' | 'after', other: 'before' | 'after') =>
    [...fates.entries()].flatMap(([at, fate]) => {
      const piece = fate[side];
      return piece && !fate[other] && fate.moved === undefined && isLong(piece) ? [{ at, piece }] : [];
    });
  const move = (gone: { at: number; piece: Piece }, added: { at: number; piece: Piece }) => {
    count += 1;
    fates[gone.at] = { before: gone.piece, moved: count };
    fates[added.at] = { before: gone.piece, after: added.piece, moved: count };
  };
  const byKey = new Map<string, { at: number; piece: Piece }[]>();
  for (const gone of lone('before', 'after'))
    byKey.set(gone.piece.key, [...(byKey.get(gone.piece.key) ?? []), gone]);
  for (const added of lone('after', 'before')) {
    const gone = byKey.get(added.piece.key)?.shift();
    if (gone !== undefined) move(gone, added);
  }
  yield;
  const [gone, added] = [lone('before', 'after'), lone('after', 'before')];
  if (gone.length * added.length > MAX_MOVED) return;
  const taken = new Set<Piece>();
  for (const to of added) {
    const alike = gone
      .filter(({ piece }) => !taken.has(piece) && piece.element?.tagName === to.piece.element?.tagName)
      .map((from) => ({ from, score: likenessOf(pairsOfPiece(from.piece), pairsOfPiece(to.piece)) }))
      .filter(({ score }) => score >= LEAST_MOVED_LIKENESS)
      .sort((one, other) => other.score - one.score);
    const from = alike[0]?.from;
    yield;
    if (from === undefined) continue;
    taken.add(from.piece);
    move(from, to);
  }
}

const holdsImage = ({ nodes }: Piece) =>
  nodes.some((node) => isImage(node) || ('children' in node && node.children.some(isImage)));
const isImage = (node: ElementContent) => node.type === 'element' && node.tagName === 'img';
