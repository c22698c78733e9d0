// Code in the texts of Docusaurus and Starlight: what a page imports, and blocks that are markup of the page and no
// code to read (```mdx-code-block). Nothing runs here, and nobody wants to read it; what it brings in is told of where
// it stands. Lines are neither added nor removed.

/** Whether there is anything to do; most texts have none. */
const ANY = /^(?:import\s|\s*(?:`{3,}|~{3,})mdx-code-block\b)/m;

/** @example `import Tabs from '@theme/Tabs';` */
const IMPORT = /^import\s+(?:[\w$*{},\s]+\sfrom\s+)?(["'])[^"']+\1;?\s*$/;

const FENCE = /^\s*(`{3,}(?!.*`)|~{3,})(.*)$/;

export function dropMdxCode(source: readonly string[]): readonly string[] {
  if (!ANY.test(source.join('\n'))) return source;
  const lines = [...source];
  dropImports(lines);
  openBlocks(lines);
  return lines;
}

/** Those that begin the text: further down the same words may be somebody's sentence. */
function dropImports(lines: string[]): void {
  for (let at = 0; at < lines.length; at += 1) {
    if (IMPORT.test(lines[at] ?? '')) lines[at] = '';
    else if (lines[at]?.trim() !== '') return;
  }
}

/** Takes the fences of blocks of markup away, and the imports in them. */
function openBlocks(lines: string[]): void {
  let open: { marks: string; isMarkup: boolean } | undefined;
  for (const [at, line] of lines.entries()) {
    const [, marks = '', info = ''] = FENCE.exec(line) ?? [];
    const isClosing = open !== undefined && marks.startsWith(open.marks) && info.trim() === '';
    if (open === undefined && marks !== '') open = { marks, isMarkup: info.trim() === 'mdx-code-block' };
    else if (!isClosing) {
      if (open?.isMarkup && IMPORT.test(line)) lines[at] = '';
      continue;
    }
    if (open?.isMarkup) lines[at] = '';
    if (isClosing) open = undefined;
  }
}
