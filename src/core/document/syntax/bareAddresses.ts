// Finds the bare addresses that the parser leaves: in brackets that turn out to
// be no link (`[见 https://a.com]`) and right after Chinese (`访问www.a.com`).
import type { Link, PhrasingContent } from 'mdast';
import { endsAddress } from '../cjk.ts';

const SENTENCE_MARKS = '?!.,:*_~\'")]';
const START = /https?:\/\/[a-z\d]|www\.[a-z\d]/gi;

/**
 * Cuts a text at its bare addresses; undefined when there are none.
 * @example linkAddresses('见 https://a.com，') // text '见 ', link 'https://a.com', text '，'
 */
export function linkAddresses(text: string): PhrasingContent[] | undefined {
  if (!/:\/\/|www\./i.test(text)) return undefined;
  const parts: PhrasingContent[] = [];
  let end = 0;
  START.lastIndex = 0;
  for (let match = START.exec(text); match !== null; match = START.exec(text)) {
    if (match.index > 0 && /[\w@/.-]/.test(text.charAt(match.index - 1))) continue;
    const address = readAddress(text, match.index);
    if (!/[^.]\.[^.]|:\/\//.test(address)) continue;
    if (match.index > end) parts.push({ type: 'text', value: text.slice(end, match.index) });
    parts.push(toLink(address));
    end = match.index + address.length;
    START.lastIndex = end;
  }
  if (parts.length === 0) return undefined;
  if (end < text.length) parts.push({ type: 'text', value: text.slice(end) });
  return parts;
}

function readAddress(text: string, start: number): string {
  let end = start;
  while (end < text.length && !isEnd(text.charCodeAt(end))) end++;
  // Punctuation that ends a sentence is not part of the address.
  while (end > start && SENTENCE_MARKS.includes(text.charAt(end - 1))) end--;
  const address = text.slice(start, end);
  const open = address.split('(').length - address.split(')').length;
  return open === 1 && text[start + address.length] === ')' ? `${address})` : address;
}

/** White space, control characters, `<` and what cannot stand in an address among Chinese. */
function isEnd(code: number): boolean {
  return code <= 32 || code === 60 || code === 127 || code === 0xa0 || endsAddress(code);
}

function toLink(address: string): Link {
  const url = /^www/i.test(address) ? `http://${address}` : address;
  return { type: 'link', url, title: null, children: [{ type: 'text', value: address }] };
}
