// Which sections of two texts belong together: by their headings first, then by what stands in them.
import { toPlainText } from '../document/plainText.ts';
import { alignSame, isPair } from './align.ts';
import { likenessAtMost, likenessOf, type Pairs, pairsOf } from './likeness.ts';
import { lengthOfPiece, type Piece } from './pieces.ts';

export interface Section {
  /** The first one is the heading, but in what stands before the first heading. */
  pieces: readonly Piece[];
  /** The heading's key; empty before the first heading. */
  name: string;
  heading: Pairs;
  content: Pairs;
  length: number;
}

export interface SectionPair {
  before: Section;
  after: Section;
  /** Stands in another order than the others. */
  isMoved: boolean;
}

/** Sections that have less in common are two. */
const LEAST_LIKENESS = 0.5;

export function cutSections(pieces: readonly Piece[]): Section[] {
  const groups: Piece[][] = [[]];
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
        length: group.reduce((sum, piece) => sum + lengthOfPiece(piece), 0),
      };
    });
}

export function* pairSections(
  before: readonly Section[],
  after: readonly Section[],
): Generator<void, SectionPair[]> {
  const pairs = new Map<Section, Section>();
  const paired = new Set<Section>();
  const pair = (b: Section, a: Section) => {
    pairs.set(a, b);
    paired.add(b);
  };
  for (const step of alignSame(before, after, ({ name }) => name))
    if (isPair(step)) pair(step.before, step.after);
  const left = () => ({
    lone: before.filter((section) => !paired.has(section)),
    added: after.filter((section) => !pairs.has(section)),
  });
  // The same heading elsewhere: the section has moved.
  for (const a of left().added) {
    const found = left().lone.filter(({ name }) => name === a.name);
    if (found.length === 1 && found[0] !== undefined && found[0].name !== '') pair(found[0], a);
  }
  const { lone, added } = left();
  const candidates: { b: Section; a: Section; score: number }[] = [];
  for (const b of lone) {
    for (const a of added) {
      const score = likenessOfSections(b, a);
      if (score >= LEAST_LIKENESS) candidates.push({ b, a, score });
    }
    yield;
  }
  candidates.sort((one, other) => other.score - one.score);
  for (const { b, a } of candidates) if (!paired.has(b) && !pairs.has(a)) pair(b, a);
  const places = new Map(before.map((section, at) => [section, at]));
  const inOrder = after.flatMap((a) => {
    const b = pairs.get(a);
    return b === undefined ? [] : [{ before: b, after: a, at: places.get(b) ?? 0 }];
  });
  const kept = heaviestRise(inOrder.map(({ at, before: { length } }) => ({ at, weight: 1 + length })));
  return inOrder.map(({ at: _, ...both }, index) => ({ ...both, isMoved: !kept.has(index) }));
}

function likenessOfSections(b: Section, a: Section): number {
  // What stands before the first heading has only its place.
  if (b.name === '' || a.name === '') return 0;
  const headings = likenessOf(b.heading, a.heading);
  if (headings + likenessAtMost(b.content, a.content) < 2 * LEAST_LIKENESS) return 0;
  return (headings + likenessOf(b.content, a.content)) / 2;
}

/** The indexes of the members that keep their order and weigh most together. */
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
