// Links the bare URLs that the GFM tokenizer leaves as text: in brackets that are no link (`[见 https://a.com]`), and
// directly after Chinese text (`访问www.a.com`).
import type { Link, PhrasingContent } from 'mdast';
import type { directive } from 'micromark-extension-directive';
import type { Event, Token } from 'micromark-util-types';
import { endsBareUrl } from '../cjk.ts';

const SENTENCE_MARKS = '?!.,:*_~\'")]';
const START = /https?:\/\/[a-z\d]|www\.[a-z\d]/gi;

/**
 * Splits a text into text nodes and link nodes for its bare URLs; undefined without bare URLs.
 * @example linkBareUrls('见 https://a.com，') // text '见 ', link 'https://a.com', text '，'
 */
export function linkBareUrls(text: string): PhrasingContent[] | undefined {
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
  // Punctuation that ends a sentence is not part of the URL.
  while (end > start && SENTENCE_MARKS.includes(text.charAt(end - 1))) end--;
  const address = text.slice(start, end);
  const open = address.split('(').length - address.split(')').length;
  return open === 1 && text[start + address.length] === ')' ? `${address})` : address;
}

/** Whether a UTF-16 code unit ends a bare URL: white space, control characters, `<`, CJK characters. */
function isEnd(code: number): boolean {
  return code <= 32 || code === 60 || code === 127 || code === 0xa0 || endsBareUrl(code);
}

function toLink(address: string): Link {
  const url = /^www/i.test(address) ? `http://${address}` : address;
  return { type: 'link', url, title: null, children: [{ type: 'text', value: address }] };
}

type State = NonNullable<ReturnType<Construct['tokenize']>>;

const ADDRESSES = new Set(['protocolAutolink', 'wwwAutolink']);

/**
 * Wraps the GFM tokenizers, so that a bare URL ends at the first CJK character: unwrapped, they would link all of
 * `https://example.com，然后登录`, including emphasis markers.
 */
export function endBareUrlsAtCjk(extension: Extension): Extension {
  if (extension.text === undefined) return extension;
  const text = Object.entries(extension.text).map(([code, constructs]) => [
    code,
    Array.isArray(constructs) ? constructs.map(guard) : constructs && guard(constructs),
  ]);
  return { ...extension, text: Object.fromEntries(text) };
}

const guard = (construct: Construct) => endAtCjk(skipInLabels(construct));

/** Passes the end of the text to the wrapped tokenizer instead of a CJK character. */
function endAtCjk(construct: Construct): Construct {
  if (!ADDRESSES.has(construct.name ?? '')) return construct;
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      let isOver = false;
      const leave =
        (state: State): State =>
        (code) => {
          isOver = true;
          return state(code);
        };
      const guard =
        (state: State): State =>
        (code) => {
          const next = state(code !== null && endsBareUrl(code) ? null : code);
          return isOver || next === undefined ? next : guard(next);
        };
      return guard(construct.tokenize.call(this, effects, leave(ok), leave(nok)));
    },
  };
}

// A bare URL cannot begin in link text. For each candidate, the GFM extension searches the events backwards for an open
// bracket; after an unclosed bracket, the total time is quadratic in the length of the paragraph. isLabelOpen() caches
// the position of the last open bracket.

export type Extension = ReturnType<typeof directive>;
type Constructs = NonNullable<NonNullable<Extension['text']>[string]>;
export type Construct = Exclude<Constructs, readonly unknown[]>;

const AUTOLINKS = new Set(['emailAutolink', 'protocolAutolink', 'wwwAutolink']);

/** Wraps a tokenizer of bare URLs, so that it fails immediately if an open bracket precedes the URL. */
function skipInLabels(construct: Construct): Construct {
  if (!AUTOLINKS.has(construct.name ?? '')) return construct;
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const begin = construct.tokenize.call(this, effects, ok, nok);
      return (code) => (isLabelOpen(this.events) ? nok(code) : begin(code));
    },
  };
}

/** The GFM extension sets this flag on an event if it has found no open bracket up to that event. */
type MarkedToken = Token & { _gfmAutolinkLiteralWalkedInto?: boolean };

/** Cache of the last open bracket, by the tokenizer's list of events. */
const opened = new WeakMap<readonly Event[], { at: number; token: Token }>();

function isLabelOpen(events: readonly Event[]): boolean {
  const known = opened.get(events);
  if (known && events[known.at]?.[1] === known.token && !known.token._balanced) return true;
  for (let at = events.length - 1; at >= 0; at -= 1) {
    const token: MarkedToken | undefined = events[at]?.[1];
    // The GFM extension has already searched the events up to this one.
    if (token === undefined || token._gfmAutolinkLiteralWalkedInto) return false;
    if ((token.type === 'labelLink' || token.type === 'labelImage') && !token._balanced) {
      opened.set(events, { at, token });
      return true;
    }
  }
  return false;
}
