// Tokenizes lines that include files or the contents of folders. Each becomes the comment of core/document/includes, with
// the position of the line.
import type { Nodes } from 'mdast';
import type { Code, State } from 'micromark-util-types';
import { type IncludeComment, writeInclude } from '../includes/includeSyntax.ts';
import type { Construct, Extension } from './bareUrls.ts';
import type { MdastExtension } from './containerSyntax.ts';

const COLON = 58;

/** Creates a construct of flow for lines that are an include; it may interrupt a paragraph. */
export const createIncludeLine = (read: (line: string) => IncludeComment | undefined): Construct => ({
  name: 'includeLine',
  tokenize(effects, ok, nok) {
    let line = '';
    let include: IncludeComment | undefined;
    const token: { type: string; include?: IncludeComment } = effects.enter('includeLine' as 'data');
    return next;

    function next(code: Code): State | undefined {
      if (code !== null && code >= -2) {
        if (code >= 0) line += String.fromCharCode(code);
        else if (code === -2) line += '\t';
        effects.consume(code);
        return next;
      }
      include = read(line.trimEnd());
      if (include === undefined) return nok(code);
      token.include = include;
      effects.exit('includeLine' as 'data');
      return ok(code);
    }
  },
});

export const includesFromMarkdown: MdastExtension = {
  exit: {
    includeLine(token) {
      const parent = this.stack.at(-1);
      const { include } = token as { include?: IncludeComment };
      if (include === undefined || parent === undefined || !('children' in parent)) return;
      const position = { start: { ...token.start }, end: { ...token.end } };
      (parent.children as Nodes[]).push({ type: 'html', value: writeInclude(include), position });
    },
  },
};

/** @example `::contents{folder=guide depth=2}` */
const CONTENTS = /^::contents(?:\{([^{}]*)\})?$/;

/** Parses the marker of a folder's contents to the path of the folder and the number of levels. */
function readContents(line: string): IncludeComment | undefined {
  const [marker, options = ''] = CONTENTS.exec(line) ?? [];
  if (marker === undefined) return undefined;
  const [, quoted, plain] = /\bfolder=(?:"([^"]*)"|([^\s"]+))/.exec(options) ?? [];
  const folder = encodeURI((quoted ?? plain ?? '.').replace(/\/*$/, '/'));
  return { href: folder, lines: /\bdepth="?([1-9])/.exec(options)?.[1] };
}

export const contents: Extension = { flow: { [COLON]: createIncludeLine(readContents) } };
