// Makes the folder of the published package: the compiled engine in packed parts, and the files that commands read as
// they are. It has no dependency but that of its workers, and nothing is compiled where it is installed.
import { statSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lockOutput, replaceOutput } from '../build/outputFolder.ts';
import { openCards } from '../card/cardBundle.ts';
import { openCommands } from '../compile/compileCommands.mjs';
import { importInLanguage } from '../compile/importInLanguage.ts';
import { openDiagrams } from '../diagrams/diagramBundle.ts';
import { PACKED_ENGINE } from '../lib/cacheRoot.mjs';
import { LANGUAGES } from '../lib/languages.mjs';
import { listFolder } from '../lib/listFiles.ts';
import { inProject, PROJECT } from '../lib/project.ts';
import { manifestSchemaText } from '../manifest/manifestJsonSchema.ts';
import { buildBrowserArchive } from './browserArchive.ts';
import { readChangelog } from './changelog.ts';
import type { PackedPart } from './packedParts.mjs';
import { readPackedFiles, writeParts } from './writeParts.ts';

/** Copied as they are, at the same paths. */
const COPIED = [
  'LICENSE',
  'src/lib/guessLocaleOfText.mjs',
  'src/node/cli.mjs',
  'src/node/startCommand.mjs',
  'src/node/lib/cacheRoot.mjs',
  'src/node/lib/guessLocale.mjs',
  'src/node/lib/languages.mjs',
  'src/node/adapters/trusted/configHooks.mjs',
  'src/node/adapters/trusted/runConfig.mjs',
  'src/node/adapters/trusted/stubbedPackages.mjs',
  'src/node/compile/callExport.mjs',
  'src/node/compile/engineStore.mjs',
  'src/node/package/packedParts.mjs',
  'src/node/kit/files',
  ...LANGUAGES.map((language) => `src/core/i18n/${language}/earlyMessages.mjs`),
];

/**
 * Replaces an output folder by the package; throws where the folder holds anything else. Writes the archive of the
 * browser's files beside it.
 * @returns number and size of the package's files, and the path of the archive
 */
export async function buildPackage(
  outDir: string,
): Promise<{ files: number; bytes: number; archive: string }> {
  await lockOutput(outDir, (lock) =>
    replaceOutput(outDir, { lock, keepOut: [PROJECT] }, ({ folder }) => writePackage(folder)),
  );
  const sizes = listFolder(outDir).map((file) => statSync(join(outDir, file)).size);
  const archive = join(dirname(outDir), `mojian-browser-${(await readOwnPackage()).version}.zip`);
  await buildBrowserArchive(archive);
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0), archive };
}

async function writePackage(folder: string): Promise<void> {
  for (const path of COPIED) await cp(inProject(path), join(folder, path), { recursive: true });
  for (const name of ['README.md', 'README.zh-Hans.md'])
    await cp(inProject(`src/node/package/${name}`), join(folder, name));
  const schema = manifestSchemaText();
  await writeFile(join(folder, 'manifest.schema.json'), schema);
  await writeFile(join(folder, 'manifest.d.ts'), await describeManifestTypes(schema));
  await writeFile(join(folder, 'CHANGELOG.md'), await readChangelog());
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(await describePackage(), null, 2)}\n`);
  await writeParts(folder, await compileParts());
}

async function compileParts(): Promise<Record<string, PackedPart>> {
  const parts: Record<string, PackedPart> = {};
  for (const language of LANGUAGES) {
    for (const siteLanguage of LANGUAGES) {
      const commands = await openCommands(undefined, undefined, language, siteLanguage);
      parts[`node.${language}.${siteLanguage}`] = { files: await readPackedFiles(commands), value: null };
    }
    const { compileLanguage } = await importInLanguage<typeof import('./compileLanguage.ts')>(
      language,
      'package/compileLanguage',
    );
    Object.assign(parts, await compileLanguage());
  }
  for (const [name, part] of [
    ['diagrams', await openDiagrams()],
    ['cards', (await openCards()).folder],
  ] as const)
    parts[name] = { files: await readPackedFiles(part), value: null };
  return parts;
}

/** TypeScript types of the manifest, for programs that write one. */
async function describeManifestTypes(schema: string): Promise<string> {
  const { title: _, ...manifest } = JSON.parse(schema);
  // Loaded here, since only this command needs the compiler.
  const { compile } = await import('json-schema-to-typescript');
  const options = { additionalProperties: false, bannerComment: '', format: false };
  // The only recursive schema, which has no name of its own.
  return (await compile(manifest, 'Manifest', options)).replaceAll('NoName', 'SidebarItems');
}

interface OwnPackage {
  version: string;
  license: string;
  engines: object;
  devDependencies: Record<string, string>;
}

const readOwnPackage = async (): Promise<OwnPackage> =>
  JSON.parse(await readFile(join(PROJECT, 'package.json'), 'utf8'));

async function describePackage() {
  const own = await readOwnPackage();
  return {
    name: 'mojian',
    version: own.version,
    description: 'Documentation from a folder of Markdown: versions, full-text search, offline, languages',
    license: own.license,
    type: 'module',
    bin: { mojian: 'src/node/cli.mjs' },
    types: 'manifest.d.ts',
    files: [
      PACKED_ENGINE,
      'src',
      'manifest.schema.json',
      'manifest.d.ts',
      'CHANGELOG.md',
      'README.zh-Hans.md',
    ],
    engines: own.engines,
    keywords: ['documentation', 'markdown', 'static site', 'search', 'offline', 'versions', 'chinese'],
    repository: 'github:cskefu/docs',
    dependencies: { tinypool: own.devDependencies.tinypool },
  };
}
