// What a page that was drawn ahead says of its text.
import type { Heading, TextFacts } from './doc.ts';

/** What the build knows of a text that it has drawn. */
export interface DrawnText {
  facts: TextFacts;
  /** Of the markdown that it was drawn from (core/textKey.ts). */
  key: string;
  /** Of the same (core/textKey.ts). */
  starts: string;
}

/** A heading in few characters; what is just its text is left out. */
type WrittenHeading = [level: Heading['level'], text: string, id?: string, content?: Heading['content']];

export interface WrittenText extends Pick<TextFacts, 'title' | 'length'> {
  key: string;
  starts: string;
  headings: WrittenHeading[];
}

/** A text's facts in few characters. */
export function writeText({ facts: { title, headings, length }, ...keys }: DrawnText): WrittenText {
  return { title, length, ...keys, headings: headings.map(writeHeading) };
}

/** What writeText() wrote. */
export function readText({ title, length, headings, ...keys }: WrittenText): DrawnText {
  return { facts: { title, length, headings: headings.map(readHeading) }, ...keys };
}

function writeHeading({ level, id, text, content }: Heading): WrittenHeading {
  const [only, ...rest] = content;
  const isPlain = only?.type === 'text' && only.value === text && rest.length === 0;
  if (!isPlain) return [level, text, id, content];
  return id === text ? [level, text] : [level, text, id];
}

function readHeading([
  level,
  text,
  id = text,
  content = [{ type: 'text', value: text }],
]: WrittenHeading): Heading {
  return { level, id, text, content };
}
