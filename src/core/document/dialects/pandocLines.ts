// What pandoc makes of Word's texts: spans, anchors and boxes with attributes. Lines are neither added nor removed.
import { isContainerKind } from '../containerKinds.ts';
import { changeWords } from './codeInLine.ts';
import { createFenceWatch } from './fenceWatch.ts';

/** Whether there is anything to do; most texts have none. */
const ANY = /\]\{[.#\w]|^[ \t>]*:{3,}[ \t]*\{/m;

const ATTRIBUTE = String.raw`(?:[.#][^\s{}"'=]+|[\w-]+="[^"\n]*"|[\w-]+=[^\s{}"]+)`;
const LIST = String.raw`\{[ \t]*(${ATTRIBUTE}(?:[ \t]+${ATTRIBUTE})*)[ \t]*\}`;
const SPAN = new RegExp(String.raw`\[([^[\]\n]{0,300})\]${LIST}`, 'g');
const BOX = new RegExp(String.raw`^([ \t>]*:{3,})[ \t]*${LIST}[ \t]*:*[ \t]*$`);

export function rewritePandoc(source: readonly string[]): readonly string[] {
  if (!ANY.test(source.join('\n'))) return source;
  const watch = createFenceWatch();
  return source.map((line) => {
    if (watch(line).place !== undefined) return line;
    // The braces behind a box's title belong to the box: only other lines may hold spans.
    return /^[ \t>]*:{3}/.test(line) ? line.replace(BOX, writeBox) : changeWords(line, writeSpans);
  });
}

/** A div whose classes name no box becomes a container without a look. */
function writeBox(_: string, margin: string, attributes: string): string {
  const kind = classesOf(attributes).find(isContainerKind) ?? 'raw';
  const title = /\btitle="([^"]*)"/.exec(attributes)?.[1];
  return `${margin}${kind}${title && kind !== 'raw' ? `{title="${title}"}` : ''}`;
}

function writeSpans(text: string): string {
  return text.replace(SPAN, (span, words: string, attributes: string, at: number) => {
    // A picture's words, the second half of a reference, an escaped bracket.
    if (/[!\]\\]/.test(text[at - 1] ?? '')) return span;
    const id = /(?:^|\s)#(\S+)/.exec(attributes)?.[1];
    const classes = classesOf(attributes);
    const [open, close] = classes.includes('underline')
      ? ['<u>', '</u>']
      : classes.includes('mark')
        ? ['<mark>', '</mark>']
        : ['', ''];
    return `${id === undefined ? '' : `<a id="${id}"></a>`}${open}${words}${close}`;
  });
}

const classesOf = (attributes: string) =>
  attributes.split(/\s+/).flatMap((one) => (one.startsWith('.') ? one.slice(1) : []));
