// What of a text is lost or left raw: the words of the source beside those of the parsed document, and remains of
// syntax that other engines take.

/** Remains of syntax in text that is no code, by name. Pages that explain a syntax in plain text have some too. */
const MARKS: Readonly<Record<string, RegExp>> = {
  ':::': /^:{3,}/gm,
  '<Tag': /(?<!\w)<\/?(?:[A-Z][\w.]*|[a-z][a-z-]*(?:\s[^<>]*)?\/?>)/g,
  '{{': /\{\{/g,
  '{%': /\{%/g,
  import: /^import\s.+\sfrom\s/gm,
  export: /^export\s+(?:const|default|function|let)\b/gm,
  '!!!': /^!!!\s+\w/gm,
  '???': /^\?{3}\+?\s+\w/gm,
  '===': /^===[!+]?\s+["“]/gm,
  '--8<--': /-{1,}8<-{1,}/g,
  '[!NOTE]': /\[![A-Za-z]+[-+]?\]/g,
  '<<<': /^<<<\s/gm,
  '{#id}': /\{#[\w-]+\}/g,
  '{: .x }': /\{:?\s*\.[\w-]+/g,
  '@tab': /^@(?:tab|include|slidestart)\b/gm,
  $$: /\${2}/g,
};

/** How writers escape marks, which are text in their engine, too. */
const ESCAPED: Readonly<Record<string, RegExp>> = {
  ':::': /^\s*\\:::/gm,
  '<Tag': /(?:\\<|&lt;)\/?[A-Za-z]/g,
  '{{': /\bv-pre\b[^<]*?\{\{|\\\{\\?\{/g,
};

/**
 * Counts the remains of other engines' syntax.
 * @param text plain text without code
 * @param source of a page, whose escaped marks are not counted
 * @example countMarks('::: tip\n甲') // { ':::': 1 }
 */
export function countMarks(text: string, source = ''): Record<string, number> {
  const count = (where: string, pattern: RegExp | undefined) =>
    (pattern && where.match(pattern)?.length) ?? 0;
  const counts = Object.entries(MARKS).map(
    ([name, pattern]) => [name, count(text, pattern) - count(source, ESCAPED[name])] as const,
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/**
 * Lists the words of a source that its document lacks, each as often as it is missing.
 * @param source markdown with its front matter
 * @param shown plain text of the document
 */
export function findLostWords(source: string, shown: string): { words: number; lost: string[] } {
  const there = new Map<string, number>();
  for (const word of toWords(shown)) there.set(word, (there.get(word) ?? 0) + 1);
  const words = toWords(toReadable(source));
  const lost = words.filter((word) => {
    const left = there.get(word) ?? 0;
    there.set(word, left - 1);
    return left <= 0;
  });
  return { words: words.length, lost };
}

/** Words of letters and digits; each Han character, kana and Hangul syllable is one. */
const WORD =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|[\p{L}\p{N}]+?(?=[^\p{L}\p{N}]|\p{Script=Han}|$)/gu;

const toWords = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/** Syntax whose words are no text, in code and outside of it. */
const EVERYWHERE: readonly RegExp[] = [
  /<include\b[\s\S]*?<\/include>/g,
  /\{\{#.*?\}\}/g,
  /\[!code[^\]]*\]/g,
  /\bhighlight-(?:next-line|start|end)\b/g,
  /-{1,}8<-{1,}.*/g,
  /^\s*<<<.*/gm,
];

/** Syntax whose words are no text, outside of code; order matters. */
const OUTSIDE: readonly (readonly [RegExp, string])[] = [
  [/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g, ' '],
  [/<(script|style)\b[\s\S]*?<\/\1>/gi, ' '],
  // Modules of MDX, up to the brace at the margin that closes them, or a blank line before a line at the margin.
  [
    /^(?:import\s[^\n]*?\bfrom\b|import\s+['"{]|export\s+(?:const|default|(?:async\s+)?function|let)\b)[\s\S]*?(?:\n\}(?=\n|$)|(?=\n\s*\n(?![ \t}])|$(?![\s\S])))/gm,
    ' ',
  ],
  [/\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\}/g, ' '],
  [/\${2}[\s\S]*?\${2}|\$(?=\S)[^$\n]*?\S\$|\$\S\$/g, ' '],
  [/<(?:https?:|mailto:)[^>]*>/g, ' '],
  [/<\/?[a-zA-Z](?:[^>"'{]|"[^"]*"|'[^']*'|\{[^}]*\})*>/g, ' '],
  // Definitions of links and abbreviations; the text of a footnote is text.
  [/^\s*\*?\[(?!\^)[^\]\n]+\]:(?:[ \t]*\n)?[^\n]*(?:\n\s+["'(][^\n]*)?/gm, ' '],
  [/\]\((?:[^()\n]|\([^()\n]*\))*\)/g, '] '],
  [/\]\[[^\]\n]*\]/g, '] '],
  [/\[\^[^\]\n]+\]|\[![a-z]+\][-+]?|\[\[_?toc_?\]\]/gi, ' '],
  [/https?:\/\/[^\s<>()]+/g, ' '],
  // Numbers and boxes of list items.
  [/^([ \t>]*)(?:\d+[.)]|[-*+])[ \t]+(?:\[[ xX]\])?/gm, '$1'],
  // Names of containers.
  [/^(\s*(?::{2,}|\/{3,})\s*)[\w-]+(?:#[\w-]+)?/gm, '$1'],
  [/^(\s*(?:!!!|\?{3}\+?)\s+)[\w-]+(?: (?:inline|end))*/gm, '$1'],
  [/^\s*@(?:tab|include|slidestart|slideend)\b(?::\w+)?/gm, ' '],
  // Ids of headings.
  [/[ \t]\[#[^\]\n]+\](?=\s*$)/gm, ' '],
  [/\{[:=]?\s*(?:[.#:]|[\w-]+=["'\w])[^}\n]*\}|\{=\w+\}/g, ' '],
  [/:[\w+-]+:/g, ' '],
  // Emphasis may be inside of a word.
  [/\*+|~~/g, ''],
  [/&(?:#\d+|#x[\da-f]+|[a-z]+);/gi, ' '],
];

/** The text of a source that a reader should find: without front matter, tags, URLs and marks, but with code. */
function toReadable(source: string): string {
  const body = source
    .replace(/^\uFEFF?---\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/, '')
    .replace(/\r\n?/g, '\n')
    // Python-Markdown's metadata.
    .replace(/^(?:[a-z][\w-]*: [^\n]*\n)+\n/i, '');
  const kept: string[] = [];
  const keep = (code: string) => `\uE000${kept.push(code) - 1}\uE001`;
  const plain = EVERYWHERE.reduce((text, pattern) => text.replace(pattern, ' '), body)
    // The info string of a fence is no text.
    .replace(
      /^([ \t>]*(?:[-*+]|\d+\.)?[ \t]*)(`{3,}|~{3,})[^\n]*\n([\s\S]*?)(?:^[ \t>]*\2[`~]*[ \t]*$|$(?![\s\S]))/gm,
      (_, before, __, code) => `${before}${keep(code)}`,
    )
    .replace(/(?<!`)(`+)(?!`)((?:(?!\n\s*\n)[\s\S])*?[^`])\1(?!`)/g, (_, __, code) => keep(code));
  const outside = OUTSIDE.reduce((text, [pattern, by]) => text.replace(pattern, by), plain);
  return outside.replace(/\uE000(\d+)\uE001/g, (_, at) => kept[at] ?? '');
}
