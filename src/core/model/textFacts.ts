// What a page says of its text, written into the page's shell beside the text itself.
import type { Heading, TextFacts } from './doc.ts';

/** The element that holds them. */
export const TEXT_FACTS_ID = 'text-facts';

/** A heading in few characters; its content is left out where it is just its text. */
type WrittenHeading = [level: Heading['level'], id: string, text: string, content?: Heading['content']];

interface WrittenFacts extends Pick<TextFacts, 'title' | 'length'> {
  /** Of the markdown that the text was drawn from (core/textKey.ts). */
  key: string;
  headings: WrittenHeading[];
}

/** JSON for a page's shell. */
export function writeTextFacts({ title, headings, length }: TextFacts, key: string): string {
  const written: WrittenFacts = { title, length, key, headings: headings.map(writeHeading) };
  return JSON.stringify(written);
}

/** What writeTextFacts() wrote: the shell is the build's own, and no other one is read. */
export function readTextFacts(json: string): { facts: TextFacts; key: string } {
  const { title, length, key, headings }: WrittenFacts = JSON.parse(json);
  return { facts: { title, length, headings: headings.map(readHeading) }, key };
}

function writeHeading({ level, id, text, content }: Heading): WrittenHeading {
  const [only, ...rest] = content;
  const isPlain = only?.type === 'text' && only.value === text && rest.length === 0;
  return isPlain ? [level, id, text] : [level, id, text, content];
}

function readHeading([level, id, text, content]: WrittenHeading): Heading {
  return { level, id, text, content: content ?? [{ type: 'text', value: text }] };
}
