import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPatch } from 'diff';
import { commandMessages } from '#i18n/commandMessages';
import { findUrlConflicts } from '../build/siteUrls.ts';
import { readArguments, runCommand } from '../lib/commandLine.ts';
import { existsAs } from '../lib/listFiles.ts';
import { replaceFile } from '../lib/replaceFile.ts';
import { readSite } from '../manifest/buildManifest.ts';
import { countManifestChanges, findManifestChanges } from '../manifest/manifestChanges.ts';
import { manifestSchemaText, SCHEMA_FILE } from '../manifest/manifestJsonSchema.ts';
import { manifestText } from '../manifest/manifestText.ts';
import { listForeignManifests } from '../manifest/readLocale.ts';
import { upgradeManifest } from '../manifest/upgradeManifest.ts';
import { openSiteDir, SITE_OPTIONS } from '../refactor/openSiteDir.ts';
import { formatFindings, formatPageCount } from '../report/printFindings.ts';

const messages = commandMessages.manifest;

/** Changes that are listed when the file is written; --check lists all. */
const NAMED_CHANGES = 20;

const { check, upgrade, ...siteOptions } = readArguments(messages.usage, {
  options: { check: { type: 'boolean' }, upgrade: { type: 'boolean' }, ...SITE_OPTIONS },
}).values;
await runCommand(async (seconds) => {
  const siteDir = await openSiteDir(siteOptions);
  const path = join(siteDir, 'manifest.json');
  const { written, complete } = await readSite(siteDir, { lastUpdates: false });
  const isOnDisk = written.onDisk !== undefined;
  const built = await complete({ drafts: false });
  const { manifest } = built;
  const findings = [...built.findings, ...(await findUrlConflicts(siteDir, built))];
  // A new manifest.json gets `$schema`, by which editors validate it; a guessed manifest that a build publishes has
  // no `$schema`.
  const base = isOnDisk && !upgrade ? written.text : upgradeManifest(written.text);
  const fresh = manifestText(manifest, base);
  const old = isOnDisk
    ? (await readFile(path, 'utf8')).replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
    : undefined;
  const changes = findManifestChanges(written.manifest, manifest, check ? 'check' : 'written');
  const named = check ? changes : changes.slice(0, NAMED_CHANGES);
  for (const line of [...formatFindings(findings, siteDir), ...named]) console.log(line);
  if (named.length < changes.length) console.log(messages.moreChanges(changes.length - named.length));
  // `--check` skips the schema, which depends only on the code.
  if (!check) await replaceFile(join(siteDir, SCHEMA_FILE), manifestSchemaText());
  if (old === fresh) {
    console.log(messages.upToDate(formatPageCount(manifest)));
  } else if (check) {
    console.log(messages.outdated(isOnDisk, changes.length === 0));
    process.exitCode = 1;
  } else {
    await writeFile(path, fresh);
    // From now on the configuration of another engine is not read: what it says of other languages would be lost.
    for (const [file, text] of listForeignManifests(written)) {
      if (await existsAs('file', join(siteDir, file))) continue;
      await writeFile(join(siteDir, file), text);
      console.log(messages.writtenLanguage(file));
    }
    if (upgrade) console.log(createPatch('manifest.json', old ?? '', fresh, '', '', { context: 1 }));
    const counts = countManifestChanges(written.manifest, manifest);
    console.log(messages.written(path, counts, formatPageCount(manifest), seconds(2)));
  }
});
