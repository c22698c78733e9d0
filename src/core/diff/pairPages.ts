// Which page of another version a page stands for: the one with its id, else the one that is most like it, since
// pages are renamed.
import type { DocEntry, Version } from '../site/manifest/manifest.ts';
import { docsById } from '../site/nav/sidebarItems.ts';
import { likenessOf, pairsOf } from './likeness.ts';

export interface PagePair {
  before?: DocEntry;
  after?: DocEntry;
}

/** Pages that have less in common are two. */
const LEAST_LIKENESS = 0.55;
/** Pages without another of their id, on both sides, multiplied, that are held against each other. */
const MAX_CANDIDATES = 40_000;

/** All pages of two versions: those that belong together, in the order of the later version, then those that are gone. */
export function pairPages(before: Version, after: Version): PagePair[] {
  const byId = docsById(before);
  const pairs = new Map<DocEntry, DocEntry>();
  for (const doc of after.docs) {
    const same = byId.get(doc.id);
    if (same !== undefined) pairs.set(doc, same);
  }
  const taken = new Set(pairs.values());
  const [gone, added] = [
    before.docs.filter((doc) => !taken.has(doc)),
    after.docs.filter((a) => !pairs.has(a)),
  ];
  const isFew = gone.length * added.length <= MAX_CANDIDATES;
  const candidates = (isFew ? gone : [])
    .flatMap((b) => added.map((a) => ({ b, a, score: likenessOfPages(b, a) })))
    .filter(({ score }) => score >= LEAST_LIKENESS)
    .sort((one, other) => other.score - one.score);
  for (const { b, a } of candidates) {
    if (taken.has(b) || pairs.has(a)) continue;
    taken.add(b);
    pairs.set(a, b);
  }
  const there = after.docs.map((doc): PagePair => {
    const other = pairs.get(doc);
    return other === undefined ? { after: doc } : { before: other, after: doc };
  });
  return [...there, ...before.docs.filter((doc) => !taken.has(doc)).map((doc) => ({ before: doc }))];
}

/** The page of another version that a page stands for; undefined where that version has none. */
export function findCounterpart(page: DocEntry, own: Version, other: Version): DocEntry | undefined {
  const same = other.docs.find(({ id }) => id === page.id);
  return same ?? pairPages(other, own).find(({ after }) => after?.id === page.id)?.before;
}

function likenessOfPages(b: DocEntry, a: DocEntry): number {
  const likeness = (one: string, other: string) => likenessOf(pairsOf(one), pairsOf(other));
  const nameOf = ({ id }: DocEntry) =>
    id
      .replace(/(?:^|\/)index$/, '')
      .split('/')
      .at(-1) ?? '';
  const textOf = ({ headings = [], description = '' }: DocEntry) =>
    [description, ...headings.map((heading) => (typeof heading === 'string' ? heading : heading[0]))].join(
      '\n',
    );
  const titles = likeness(b.title, a.title);
  const texts = textOf(b) === '' || textOf(a) === '' ? titles : likeness(textOf(b), textOf(a));
  return 0.4 * titles + 0.2 * likeness(nameOf(b), nameOf(a)) + 0.4 * texts;
}
