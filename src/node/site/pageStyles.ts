// What of the style sheet a page holds itself: all that its first paint can need, found by what stands in it.
// The whole sheet comes as a file after it, with the same rules in the same order: nothing changes then.
import { type StylePart, takeApart } from './styleParts.ts';

/** Elements that every document has, written or not. */
const ALWAYS = ['html', 'head', 'body', 'tbody'];

/**
 * @param css compressed
 * @returns gives the rules that what stands in a page can need
 */
export function createStylePicker(css: string): (html: string) => string {
  const parts = takeApart(css);
  const asked = new Set(parts.flatMap(({ asks }) => asks));
  const defined = new Set(parts.flatMap(({ defines }) => defines ?? []));
  const picked = new Map<string, string>();
  return (html) => {
    const names = namesIn(html).filter((name) => asked.has(name));
    const used = usedIn(html).filter((name) => defined.has(name));
    const key = [...new Set([...names, ...used])].sort().join();
    let text = picked.get(key);
    if (text === undefined) {
      text = pickParts(parts, new Set(names), used);
      picked.set(key, text);
    }
    return text;
  };
}

/** Elements, classes and ids. */
function namesIn(html: string): string[] {
  const elements = [...html.matchAll(/<([a-z][^\s/>]*)/gi)].map(([, name = '']) => name.toLowerCase());
  const named = [...html.matchAll(/\s(class|id)="([^"]*)"/gi)].flatMap(([, kind, value = '']) =>
    value.split(/\s+/).map((name) => (kind?.toLowerCase() === 'id' ? '#' : '.') + name),
  );
  return [...ALWAYS, ...elements, ...named];
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
