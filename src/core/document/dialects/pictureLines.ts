// Sizes of pictures behind their address, as CSDN, HackMD and others write them: `![图](a.png =300x150)`. To CommonMark
// such a thing is text. Lines are neither added nor removed.
import { changeWords } from './codeInLine.ts';
import { createFenceWatch } from './fenceWatch.ts';

const PICTURE =
  /(!\[[^[\]\n]{0,300}\]\([^\s()<>]{1,500}(?:[ \t]+"[^"\n]{0,200}")?)[ \t]+=(\d{1,5}%?)?(?:[x*](\d{1,5}%?)?)?([ \t]+"[^"\n]{0,200}")?[ \t]*\)/g;

export function rewritePictureSizes(source: readonly string[]): readonly string[] {
  if (!source.some((line) => line.includes(' =') && line.includes('!['))) return source;
  const watch = createFenceWatch();
  return source.map((line) =>
    watch(line).place !== undefined || !line.includes(' =') ? line : changeWords(line, rewriteWords),
  );
}

function rewriteWords(words: string): string {
  return words.replace(PICTURE, (_, picture: string, width = '', height = '', title = '') => {
    const sizes = [width && `width=${width}`, height && `height=${height}`].filter(Boolean).join(' ');
    return `${picture}${title})${sizes && `{${sizes}}`}`;
  });
}
