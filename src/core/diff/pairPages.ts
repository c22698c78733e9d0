// Pairs the pages of two versions: by id, then by similarity, because a renamed file has another id.
import type { DocEntry, Version } from '../site/manifest/manifest.ts';
import { compareNames } from '../site/nav/compareNames.ts';
import { docsById } from '../site/nav/sidebarItems.ts';
import { pairsOf, similarityOf } from './similarity.ts';

export interface PagePair {
  before?: DocEntry;
  after?: DocEntry;
}

const MIN_SIMILARITY = 0.55;
/** Maximum product of the numbers of unpaired pages: the similarity of each combination is computed. */
const MAX_CANDIDATES = 40_000;

/** Pairs the docs of two versions, in the order of the later version; removed docs come last. */
export function pairPages(before: Version, after: Version): PagePair[] {
  const byId = docsById(before);
  const pairs = new Map<DocEntry, DocEntry>();
  for (const doc of after.docs) {
    const same = byId.get(doc.id);
    if (same !== undefined) pairs.set(doc, same);
  }
  const taken = new Set(pairs.values());
  const [removed, added] = [
    before.docs.filter((doc) => !taken.has(doc)),
    after.docs.filter((a) => !pairs.has(a)),
  ];
  const isFew = removed.length * added.length <= MAX_CANDIDATES;
  const candidates = (isFew ? removed : [])
    .flatMap((b) => added.map((a) => ({ b, a, score: similarityOfPages(b, a) })))
    .filter(({ score }) => score >= MIN_SIMILARITY)
    .sort((one, other) => other.score - one.score);
  for (const { b, a } of candidates) {
    if (taken.has(b) || pairs.has(a)) continue;
    taken.add(b);
    pairs.set(a, b);
  }
  const remaining = after.docs.map((doc): PagePair => {
    const other = pairs.get(doc);
    return other === undefined ? { after: doc } : { before: other, after: doc };
  });
  return [...remaining, ...before.docs.filter((doc) => !taken.has(doc)).map((doc) => ({ before: doc }))];
}

/** Finds the doc of another version that is paired with a doc. */
export function findPairedDoc(page: DocEntry, own: Version, other: Version): DocEntry | undefined {
  const same = other.docs.find(({ id }) => id === page.id);
  return same ?? pairPages(other, own).find(({ after }) => after?.id === page.id)?.before;
}

function similarityOfPages(b: DocEntry, a: DocEntry): number {
  const compare = (one: string, other: string) => similarityOf(pairsOf(one), pairsOf(other));
  const nameOf = ({ id }: DocEntry) =>
    id
      .replace(/(?:^|\/)index$/, '')
      .split('/')
      .at(-1) ?? '';
  const textOf = ({ headings = [], description = '' }: DocEntry) =>
    [description, ...headings.map((heading) => (typeof heading === 'string' ? heading : heading[0]))].join(
      '\n',
    );
  const titles = compare(b.title, a.title);
  const texts = textOf(b) === '' || textOf(a) === '' ? titles : compare(textOf(b), textOf(a));
  return 0.4 * titles + 0.2 * compare(nameOf(b), nameOf(a)) + 0.4 * texts;
}

/** Orders two versions, the older first: an unreleased version is the newest, others are sorted by name. */
export function inOrder(one: Version, other: Version): readonly [Version, Version] {
  const isNext = ({ banner }: Version) => Number(banner === 'unreleased');
  const order = isNext(one) - isNext(other) || compareNames(one.name, other.name);
  return order <= 0 ? [one, other] : [other, one];
}

export interface PageList {
  new: readonly DocEntry[];
  gone: readonly DocEntry[];
  /** Pairs whose texts may differ: the comparison must fetch both files. */
  both: readonly { before: DocEntry; after: DocEntry }[];
  /** Newer docs of pairs whose texts are equal. */
  same: readonly DocEntry[];
}

export function listPages(before: Version, after: Version): PageList {
  const list = {
    new: [] as DocEntry[],
    gone: [] as DocEntry[],
    both: [] as PageList['both'][number][],
    same: [] as DocEntry[],
  };
  for (const pair of pairPages(before, after)) {
    if (pair.after === undefined) {
      if (pair.before !== undefined && !pair.before.unlisted) list.gone.push(pair.before);
    } else if (pair.before === undefined) {
      if (!pair.after.unlisted) list.new.push(pair.after);
    } else if (isSameText(pair.before, pair.after)) list.same.push(pair.after);
    else list.both.push({ before: pair.before, after: pair.after });
  }
  return list;
}

/** Compares files, since an inherited doc has the same file in both versions, then hashes. */
function isSameText(before: DocEntry, after: DocEntry): boolean {
  return before.file === after.file || (before.hash !== undefined && before.hash === after.hash);
}
