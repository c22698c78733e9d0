// Includes of Fumadocs (fumadocs.dev/docs/mdx/include): `<include cwd meta='title="a.ts"'>./a.ts#part</include>`. The
// content is added to the tag as `included="…"`, since the tag may be a part of one line or take several.
import { decodeSafely } from '../../site/urls/filePath.ts';
import type { IncludeComment } from './includeSyntax.ts';

const ATTRIBUTES = String.raw`(?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'))?)*`;
const TAG = new RegExp(String.raw`^<include(${ATTRIBUTES})\s*>\s*([^\s<>]+)\s*</include>$`);
const ATTRIBUTE = /\s+([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'))?/g;

/** Matches the tags of a text, in lines of their own. */
export const INCLUDE_TAGS = new RegExp(
  String.raw`^([^\n<]*)(<include${ATTRIBUTES}\s*>\s*[^\s<>]+\s*</include>)[ \t]*$`,
  'gm',
);

/** @example readIncludeTag('<include>./a.mdx#one</include>') // { href: './a.mdx', lines: 'one', info: undefined, … } */
export function readIncludeTag(source: string): IncludeComment | undefined {
  const [, written = '', path] = TAG.exec(source) ?? [];
  if (path === undefined) return undefined;
  const attributes = new Map(
    [...written.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [name, double ?? single ?? '']),
  );
  const [, file = path, part] = /^(.+?)(?:#([\w-]+))?$/.exec(path) ?? [];
  const ending = /\.(\w+)$/.exec(file)?.[1] ?? '';
  const language = attributes.get('lang');
  // `tab` is the title of a code block among others.
  const meta = attributes.get('meta')?.replace(/\btab=/, 'title=') ?? '';
  const readText = (name: string) => {
    const text = attributes.get(name);
    return text === undefined ? undefined : decodeSafely(text);
  };
  const isText = language === undefined && /^(?:mdx?|markdown|mkd)$/.test(ending);
  return {
    href: attributes.has('cwd') ? `/${file}` : file,
    lines: part,
    info: isText ? undefined : `${language ?? ending} ${meta}`.trim(),
    text: readText('included'),
    fault: readText('fault'),
  };
}

/** Length of an opening tag's name with the markers before it, behind which the content is added; 0 for another line. */
export const lengthBeforeContent = (line: string): number =>
  /^[^<]*<include(?=[\s>])/.exec(line)?.[0].length ?? 0;
