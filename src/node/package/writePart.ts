import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { decodeExact } from '../../lib/decodeExact.ts';
import { listFolder } from '../lib/listFiles.ts';
import { PROJECT } from '../lib/project.ts';
import { type PackedPart, packedPart, packPart } from './packedPart.mjs';

/** Commands as they are typed in a clone of this repository, and where the package is installed; a name may be `${name}`. */
const COMMANDS: readonly [RegExp, string][] = [
  [/\bnpm run (?:-s )?(\w+|\$\{\w+\})(?: --(?= ))?/g, 'npx mojian $1'],
  [/\bnpm (start)(?: --(?= ))?/g, 'npx mojian $1'],
];

/** @example toPackageCommands('npm run check -- --fix') === 'npx mojian check --fix' */
export const toPackageCommands = (text: string): string =>
  COMMANDS.reduce((changed, [written, typed]) => changed.replace(written, typed), text);

/** The files of a compiled part, without its source maps: the package has no sources. */
export async function readPackedFiles(folder: string): Promise<Record<string, string>> {
  const files = listFolder(folder).filter((file) => !file.endsWith('.map'));
  const texts = files.map(async (file) => {
    const text = decodeExact(await readFile(join(folder, file)));
    if (text === undefined) throw new TypeError(file);
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
  const texts = Object.entries(files).map(([file, text]) => [file, toPackageCommands(text)]);
  const path = packedPart(packageDir, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, packPart({ files: Object.fromEntries(texts), value }, PROJECT));
}
