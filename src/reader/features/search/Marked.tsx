import { type Mark, splitAtMarks } from '../../../core/search/text/marks.ts';

/** A text with the words of the query marked in it. */
export function Marked({ text, marks }: { text: string; marks: readonly Mark[] }) {
  let at = 0;
  return splitAtMarks(text, marks).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.isMarked ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}
