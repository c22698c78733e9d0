import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { decodeExact } from '../../lib/decodeExact.ts';
import { listFolder } from '../lib/listFiles.ts';
import { PROJECT } from '../lib/project.ts';
import { type PackedPart, packedPart, packPart } from './packedPart.mjs';

/** Words of a clone of this repository, and those of the package: its commands, and its default site folder. */
const WORDS: readonly [RegExp, string][] = [
  [/\bnpm run (?:-s )?(\w+)(?: --(?= ))?/g, 'npx mojian $1'],
  [/\bnpm (start)(?: --(?= ))?/g, 'npx mojian $1'],
  [/\(default: public\)/g, '(default: docs, or the current folder)'],
  [/（默认 public）/g, '（默认 docs，没有时是当前文件夹）'],
];

/** The files of a compiled part, without its source maps: the package has no sources. */
export async function readPackedFiles(folder: string): Promise<Record<string, string>> {
  const files = listFolder(folder).filter((file) => !/\.map$|\.LICENSE\.txt$/.test(file));
  const texts = files.map(async (file) => {
    const text = decodeExact(await readFile(join(folder, file)));
    if (text === undefined) throw new Error(`${file} is not text`);
    return [file, text.replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '\n')];
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** Writes a part into a package, whose users type other commands than those of a clone. */
export async function writePart(
  packageDir: string,
  name: string,
  { files, value }: PackedPart,
): Promise<void> {
  const texts = Object.entries(files).map(([file, text]) => [
    file,
    WORDS.reduce((changed, [written, typed]) => changed.replace(written, typed), text),
  ]);
  const path = packedPart(packageDir, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, packPart({ files: Object.fromEntries(texts), value }, PROJECT));
}
