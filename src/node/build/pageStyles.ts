// What of the style sheet a page holds itself: all that its first paint can need, found by what stands in it.
// The whole sheet comes as a file after it, with the same rules in the same order: nothing changes then. The
// styles of lazy parts come with scripts only: of them a page holds what is for paper, too.
import { type StylePart, TEXT, takeApart, WRITTEN } from './styleParts.ts';
import { tightenSheet } from './tightenSheet.ts';

/** Elements that every document has, written or not. */
const ALWAYS = ['html', 'head', 'body', 'tbody'];

/**
 * @param css the style sheet, compressed
 * @param partStyles those of lazy parts
 * @returns gives the rules that what stands in a page can need
 */
export function createStylePicker(css: string, partStyles = ''): (html: string) => string {
  const taken = [...takeApart(css, false), ...takeApart(partStyles, true).map(forItsElements)];
  const asked = new Set(taken.flatMap(({ asks }) => asks));
  const defined = new Set(taken.flatMap(({ defines }) => defines ?? []));
  const isDefined = (word: string) => defined.has(word);
  const parts = taken.map((part) => ({ ...part, words: new Set([...part.words].filter(isDefined)) }));
  const picked = new Map<string, string>();
  return (html) => {
    const names = [...namesIn(html)].filter((name) => asked.has(name));
    const used = usedIn(html).filter(isDefined);
    const key = [...names, ...used].sort().join();
    let text = picked.get(key);
    if (text === undefined) {
      text = tightenSheet(pickParts(parts, new Set(names), used));
      picked.set(key, text);
    }
    return text;
  };
}

/** A lazy part's rule, unless it is about what stands in a page without the part as well: it changes that later. */
function forItsElements(part: StylePart): StylePart {
  const isOwn = (names: ReadonlySet<string>) =>
    part.asks.some((name) => name.startsWith('.') && names.has(name));
  const isNamed = part.asks.length === 0 && part.defines !== undefined;
  return { ...part, write: (names) => (isNamed || isOwn(names) ? part.write(names) : '') };
}

const NAMES = new RegExp(`<[a-z][^\\s/>]*|\\s(?:class|id)="[^"]*"|\\s(?:${WRITTEN})(?=[=\\s/>])`, 'gi');

const TEXT_BEGINS = `<div class="${TEXT.slice(1)}"`;

/** Elements, classes, ids, and what the parser wrote on elements; once more, as such, those that stand in the text. */
function namesIn(html: string): Set<string> {
  const begin = html.indexOf(TEXT_BEGINS);
  if (begin < 0) return new Set([...ALWAYS, ...listNames(html)]);
  const end = html.indexOf('</article>', begin);
  const text = html.slice(begin, end < 0 ? undefined : end);
  const names = new Set([
    ...ALWAYS,
    ...listNames(html.slice(0, begin)),
    ...listNames(end < 0 ? '' : html.slice(end)),
  ]);
  for (const name of listNames(text)) names.add(name).add(`${TEXT} ${name}`);
  return names;
}

function* listNames(html: string): Generator<string> {
  // Pages of a large site are many, and most of a page is the same few tags.
  for (const word of new Set(html.match(NAMES))) {
    const [attribute = '', value] = word.trimStart().split(/="|"/);
    if (attribute.startsWith('<')) yield attribute.slice(1).toLowerCase();
    else if (value === undefined) yield `[${attribute}]`;
    else for (const name of value.split(/\s+/)) yield (attribute.toLowerCase() === 'id' ? '#' : '.') + name;
  }
}

/** Custom properties that elements use by themselves. */
function usedIn(html: string): string[] {
  return [...html.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
}

function pickParts(
  parts: readonly StylePart[],
  names: ReadonlySet<string>,
  usedByElements: readonly string[],
): string {
  const meant = parts.map((part) => ({ ...part, text: part.write(names) })).filter(({ text }) => text !== '');
  const used = new Set(usedByElements);
  const isUsed = ({ defines }: StylePart) => defines === undefined || used.has(defines);
  // What is used may use more.
  for (let before = -1; before < used.size; ) {
    before = used.size;
    for (const { words } of meant.filter(isUsed)) for (const word of words) used.add(word);
  }
  return joinParts(meant.filter(isUsed));
}

function joinParts(parts: readonly { blocks: readonly string[]; text: string }[]): string {
  let css = '';
  let open: readonly string[] = [];
  for (const { blocks, text } of parts) {
    const firstOther = blocks.findIndex((block, at) => block !== open[at]);
    const shared = firstOther < 0 ? blocks.length : firstOther;
    css += '}'.repeat(open.length - shared) + blocks.slice(shared).join('') + text;
    open = blocks;
  }
  return css + '}'.repeat(open.length);
}
