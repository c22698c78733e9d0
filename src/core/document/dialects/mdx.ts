// Removes the JavaScript in MDX, which is never executed: imports, exports, and the fences of ```mdx-code-block.
// components.ts reports components, at the lines that use them. Lines are neither added nor removed.
import { createFenceScanner, replaceOutsideCode } from './codeLines.ts';

/** Info string of Docusaurus's code block whose content is parsed as MDX. */
export const MARKUP = 'mdx-code-block';

const ANY = /^(?:import\s|export\s|[ \t]*(?:`{3,}|~{3,})mdx-code-block\b)/m;

/** @example `import Tabs from '@theme/Tabs';` */
const IMPORT = /^import\s+(?:[\w$*{},\s]+\sfrom\s+)?(["'])[^"']+\1;?\s*$/;

/** Matches imports from modules that contain components. */
const COMPONENTS =
  /^import\s.*\bfrom\s+['"](?:@theme\/|@astrojs\/starlight\/|[^'"]+\.(?:astro|[jt]sx|mdx|svelte|vue)['"])/;

/** @example `export const Mark = ({ children }) => (` */
const EXPORT = /^export\s+(?:(?:const|let|var)\s+[\w$]+\s*=|default\b|(?:async\s+)?function\b)/;

export function dropMdxCode(source: readonly string[]): readonly string[] {
  if (!ANY.test(source.join('\n'))) return source;
  const lines = [...source];
  dropImports(lines);
  dropExports(lines);
  openBlocks(lines);
  return lines;
}

/** Removes imports at the top of the text; further down, a line that looks like an import may be a sentence. */
function dropImports(lines: string[]): void {
  for (let at = 0; at < lines.length; at += 1) {
    if (IMPORT.test(lines[at] ?? '')) lines[at] = '';
    else if (lines[at]?.trim() !== '') return;
  }
}

/**
 * Removes exports, up to the closing bracket. A page without components is unchanged, since a line that looks like an
 * export may be example code without a fence.
 */
function dropExports(lines: string[]): void {
  if (!lines.some((line) => /<[A-Z]/.test(line))) return;
  const watch = createFenceScanner();
  let from: number | undefined;
  let depth = 0;
  for (const [at, line] of [...lines].entries()) {
    const { place } = watch(line);
    // An unindented line of text ends the export: otherwise an unbalanced bracket in a string would delete the text
    // below.
    if (from !== undefined && /^[^\s)\]}]/.test(line)) from = undefined;
    if (from === undefined) {
      if (place !== undefined || !EXPORT.test(line)) continue;
      [from, depth] = [at, 0];
    }
    depth += [...line.matchAll(/[([{]/g)].length - [...line.matchAll(/[)\]}]/g)].length;
    if (depth > 0 || (at > from && !/^[)\]}]/.test(line))) continue;
    lines.fill('', from, at + 1);
    from = undefined;
  }
}

/** Removes the fences of ```mdx-code-block and the imports in the block, and imports of components on any line. */
function openBlocks(lines: string[]): void {
  const watch = createFenceScanner();
  for (const [at, line] of lines.entries()) {
    const { place, info } = watch(line);
    const isDropped =
      place === undefined
        ? COMPONENTS.test(line)
        : info === MARKUP && (place !== 'inside' || IMPORT.test(line));
    if (isDropped) lines[at] = '';
  }
}

// Rewrites JSX attributes as HTML attributes: `style={{ width: '300px' }}`, `src={require('./a.png').default}`.
// Constant values and URLs are preserved; attributes with other expressions are dropped, since with braces the
// markdown parser would parse the tag as text. Closing tags of void elements (`</br>`) are removed. Lines are neither
// added nor removed.

const ANY_ATTRIBUTE = /<[a-z][^<>]*=\{|<\/(?:br|hr|img|embed)>/;

const NEEDLESS_END = /(<(br|hr|img|embed)\b[^<>]*>)<\/\2>/g;

/** Each attribute matches one alternative only, and none contains `<`, so that the pattern does not backtrack. */
const TAG_WITH_BRACES =
  /<[a-z][\w-]*(?:\s+[\w:-]+(?:=(?:"[^"<]*"|'[^'<]*'|\{\{[^{}<]*\}\}|\{[^{}<]*\}))?)+\s*\/?>/g;
const ATTRIBUTE = /\s+([\w:-]+)=(\{\{[^{}]*\}\}|\{[^{}]*\})|"[^"]*"|'[^']*'/g;

/** @example `import logo from './logo.png'` */
const ASSET_IMPORT = /^import\s+(\w+)\s+from\s+(["'])([^"']+)\2;?\s*$/;

export function rewriteJsxAttributes(source: readonly string[]): readonly string[] {
  if (!ANY_ATTRIBUTE.test(source.join('\n'))) return source;
  const imports = new Map<string, string>();
  const lines: string[] = [];
  const watch = createFenceScanner();
  let run: string[] = [];
  const endRun = () => {
    if (run.length > 0) lines.push(...rewriteTags(run.join('\n'), imports).split('\n'));
    run = [];
  };
  for (const line of source) {
    const [, name, , file] = ASSET_IMPORT.exec(line) ?? [];
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
  return replaceOutsideCode(text, (words) =>
    words.replace(TAG_WITH_BRACES, (tag) => rewriteTag(tag, imports)).replace(NEEDLESS_END, '$1'),
  );
}

function rewriteTag(tag: string, imports: ReadonlyMap<string, string>): string {
  if (!tag.includes('={') || /\n\s*\n/.test(tag)) return tag;
  const written = tag.replace(ATTRIBUTE, (whole, name?: string, braces = '') => {
    if (name === undefined) return whole;
    const value = readValue(braces.slice(1, -1).trim(), imports);
    return value === undefined ? '' : ` ${name}="${value.replaceAll('"', '&quot;')}"`;
  });
  // The tag is joined to one line, since removed attributes may leave a blank line, which would end the HTML block.
  return written.replace(/\s*\n\s*/g, ' ') + '\n'.repeat(tag.split('\n').length - 1);
}

function readValue(code: string, imports: ReadonlyMap<string, string>): string | undefined {
  if (/^\d+$/.test(code)) return code;
  const [, , words] = /^(["'`])([^"'`$]*)\1$/.exec(code) ?? [];
  if (words !== undefined) return words;
  const [, , asked] = /^(?:require|useBaseUrl)\(\s*(["'])([^"']*)\1\s*\)(?:\.default)?$/.exec(code) ?? [];
  return (asked ?? imports.get(code))?.replace(/^@site\/static(?=\/)/, '');
}
