// Attributes in braces, as pages of Docusaurus and Starlight have them: `style={{ width: '300px' }}`,
// `src={require('./a.png').default}`. Values and addresses of files are written as HTML has them, and what would have to
// be run is left out: with braces a tag is none to the parser, and stood on the page as text. And ends of what has none
// in HTML, `<br></br>`, which would be one more line. Lines are neither added nor removed.
import { changeWords } from './codeInLine.ts';
import { createFenceWatch } from './fenceWatch.ts';

/** Whether there is anything to do; most texts have none. */
const ANY = /<[a-z][^<>]*=\{|<\/(?:br|hr|img|embed)>/;

const NEEDLESS_END = /(<(br|hr|img|embed)\b[^<>]*>)<\/\2>/g;

/** Between two signs of an opening there is one way to read them, and none goes on behind the next tag. */
const TAG = /<[a-z][\w-]*(?:\s+[\w:-]+(?:=(?:"[^"<]*"|'[^'<]*'|\{\{[^{}<]*\}\}|\{[^{}<]*\}))?)+\s*\/?>/g;
const ATTRIBUTE = /\s+([\w:-]+)=(\{\{[^{}]*\}\}|\{[^{}]*\})|"[^"]*"|'[^']*'/g;

/** @example `import logo from './logo.png'` */
const IMPORT = /^import\s+(\w+)\s+from\s+(["'])([^"']+)\2;?\s*$/;

export function rewriteJsxAttributes(source: readonly string[]): readonly string[] {
  if (!ANY.test(source.join('\n'))) return source;
  const imports = new Map<string, string>();
  const lines: string[] = [];
  const watch = createFenceWatch();
  let run: string[] = [];
  const endRun = () => {
    if (run.length > 0) lines.push(...rewriteTags(run.join('\n'), imports).split('\n'));
    run = [];
  };
  for (const line of source) {
    const [, name, , file] = IMPORT.exec(line) ?? [];
    if (name !== undefined && file !== undefined) imports.set(name, file);
    if (watch(line).place === undefined) run.push(line);
    else {
      endRun();
      lines.push(line);
    }
  }
  endRun();
  return lines;
}

function rewriteTags(text: string, imports: ReadonlyMap<string, string>): string {
  return changeWords(text, (words) =>
    words.replace(TAG, (tag) => rewriteTag(tag, imports)).replace(NEEDLESS_END, '$1'),
  );
}

function rewriteTag(tag: string, imports: ReadonlyMap<string, string>): string {
  if (!tag.includes('={') || /\n\s*\n/.test(tag)) return tag;
  const written = tag.replace(ATTRIBUTE, (whole, name?: string, braces = '') => {
    if (name === undefined) return whole;
    const value = readValue(braces.slice(1, -1).trim(), imports);
    return value === undefined ? '' : ` ${name}="${value.replaceAll('"', '&quot;')}"`;
  });
  // On one line, so that what goes leaves no empty one in the middle of the tag.
  return written.replace(/\s*\n\s*/g, ' ') + '\n'.repeat(tag.split('\n').length - 1);
}

function readValue(code: string, imports: ReadonlyMap<string, string>): string | undefined {
  if (/^\d+$/.test(code)) return code;
  const [, , words] = /^(["'`])([^"'`$]*)\1$/.exec(code) ?? [];
  if (words !== undefined) return words;
  const [, , asked] = /^(?:require|useBaseUrl)\(\s*(["'])([^"']*)\1\s*\)(?:\.default)?$/.exec(code) ?? [];
  return (asked ?? imports.get(code))?.replace(/^@site\/static(?=\/)/, '');
}
