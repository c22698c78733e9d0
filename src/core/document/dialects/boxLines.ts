// Boxes and tabs in the spellings of MkDocs and GitBook, as the containers that they mean. Lines are neither added nor
// removed.
import { createLineScanner } from '../syntax/lineScanner.ts';
import { indentOf } from '../syntax/tabLine.ts';
import { rewriteSetIn } from './setInLines.ts';

/** Whether there is anything to do; most texts have none. */
const ANY = /^[ \t]*(?:!!!|\?\?\?\+?|===[+!]*|\{% (?:hint|tabs))[ \t]/m;

export function rewriteBoxes(source: readonly string[]): readonly string[] {
  if (!ANY.test(source.join('\n'))) return source;
  const lines = [...source];
  // It sees what has been rewritten.
  const scan = createLineScanner(lines);
  for (let at = 0; at < lines.length; at += 1) {
    if (scan(at).kind === 'code') continue;
    rewriteSetIn(lines, at);
    lines[at] = rewriteTag(lines[at] ?? '');
  }
  return lines;
}

const GITBOOK_STYLES: Readonly<Record<string, string>> = { success: 'tip', warning: 'caution' };

/** Tags of GitBook, each on a line of its own. */
const TAGS: readonly [RegExp, (word: string) => string][] = [
  [/^\{% hint style="(\w+)".*%\}$/, (style) => `:::${GITBOOK_STYLES[style] ?? style}`],
  [/^\{% (endhint|endtabs) %\}$/, () => ':::'],
  [/^\{% (tabs) %\}$/, () => ':::tabs'],
  [/^\{% tab title="(.*)" %\}$/, (title) => `== ${title}`],
  [/^\{% (endtab) %\}$/, () => ''],
];

function rewriteTag(line: string): string {
  const tag = line.trim();
  if (!tag.startsWith('{%')) return line;
  for (const [pattern, write] of TAGS) {
    const word = pattern.exec(tag)?.[1];
    if (word !== undefined) return line.slice(0, indentOf(line)) + write(word);
  }
  return line;
}
