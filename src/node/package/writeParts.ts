import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeExact } from '../../lib/decodeExact.ts';
import { PACKED_ENGINE } from '../lib/cacheRoot.mjs';
import { listFolder } from '../lib/listFiles.ts';
import { PROJECT } from '../lib/project.ts';
import { archiveOf, type PackedPart, packParts } from './packedParts.mjs';

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

/** Writes parts into a package, whose users type other commands than those of a clone. */
export async function writeParts(
  packageDir: string,
  parts: Readonly<Record<string, PackedPart>>,
): Promise<void> {
  const archives = new Map<string, Record<string, PackedPart>>();
  for (const [name, { files, value }] of Object.entries(parts)) {
    const texts = Object.entries(files).map(([file, text]) => [file, toPackageCommands(text)]);
    const archive = archiveOf(packageDir, name);
    archives.set(archive, { ...archives.get(archive), [name]: { files: Object.fromEntries(texts), value } });
  }
  await mkdir(join(packageDir, PACKED_ENGINE), { recursive: true });
  for (const [archive, packed] of archives) await writeFile(archive, packParts(packed, PROJECT));
}
