// Where the words of a query stand in a text.

/** A place in a text, in code units. */
export type Mark = readonly [start: number, end: number];

const LATIN = /[\p{Script=Latin}\p{N}]/u;

/**
 * The places of words in a text, in order, the ones that touch joined. Full width and upper
 * case make no difference; a Latin word begins where one begins in the text.
 * @example findMarks('Docker 部署', ['部署', 'dock']) gives [[0, 4], [7, 9]]
 */
export function findMarks(text: string, words: readonly string[]): Mark[] {
  const { plain, starts } = foldText(text);
  const found: Mark[] = [];
  for (const word of new Set(words.map((each) => foldText(each.trim()).plain))) {
    if (word === '') continue;
    const isLatin = LATIN.test(word[0] ?? '');
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      if (isLatin && LATIN.test(plain[at - 1] ?? '')) continue;
      const end = at + word.length;
      found.push(starts === undefined ? [at, end] : [starts[at] ?? 0, starts[end] ?? text.length]);
    }
  }
  return joinMarks(found);
}

/**
 * A text cut at its marks.
 * @example splitAtMarks('先部署', [[1, 3]]) gives [{ text: '先', isMarked: false }, { text: '部署', isMarked: true }]
 */
export function splitAtMarks(text: string, marks: readonly Mark[]): { text: string; isMarked: boolean }[] {
  const pieces: { text: string; isMarked: boolean }[] = [];
  const add = (start: number, end: number, isMarked: boolean) => {
    if (end > start) pieces.push({ text: text.slice(start, end), isMarked });
  };
  let done = 0;
  for (const [start, end] of joinMarks(marks.filter((mark) => mark[0] < mark[1]))) {
    add(done, start, false);
    add(Math.max(done, start), end, true);
    done = Math.max(done, Math.min(end, text.length));
  }
  add(done, text.length, false);
  return pieces;
}

/** Marks in order, those that overlap or touch made one. */
function joinMarks(marks: readonly Mark[]): Mark[] {
  const joined: Mark[] = [];
  for (const [start, end] of [...marks].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last !== undefined && start <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], end)];
    else joined.push([start, end]);
  }
  return joined;
}

/** A text in one spelling. Where that changes lengths, `starts` leads back from each of its places. */
function foldText(text: string): { plain: string; starts?: number[] } {
  const plain = text.normalize('NFKC').toLowerCase();
  if (plain.length === text.length) return { plain };
  let folded = '';
  const starts: number[] = [];
  let at = 0;
  for (const character of text) {
    const piece = character.normalize('NFKC').toLowerCase();
    for (let unit = 0; unit < piece.length; unit += 1) starts.push(at);
    folded += piece;
    at += character.length;
  }
  return { plain: folded, starts };
}
