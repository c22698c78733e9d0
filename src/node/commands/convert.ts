import { basename, dirname, join } from 'node:path';
import { convertMessages as messages } from '#i18n/convertMessages';
import { MANIFEST_FILE } from '../../core/site/shards/shard.ts';
import { isMarkdownFile } from '../../core/site/urls/pageFileNames.ts';
import { readConversion, writeConversion } from '../convert/convertSite.ts';
import { readArguments, runCommand } from '../lib/commandLine.ts';
import { isInside } from '../lib/isInside.ts';
import { existsAs } from '../lib/listFiles.ts';
import { typedPath } from '../lib/typedPath.ts';
import { openSiteDir, SITE_OPTIONS } from '../refactor/openSiteDir.ts';

/** How many files are named. */
const NAMED = 20;

const {
  to,
  overwrite = false,
  ...siteOptions
} = readArguments(messages.usage, {
  options: { to: { type: 'string' }, overwrite: { type: 'boolean' }, ...SITE_OPTIONS },
}).values;
await runCommand(async () => {
  const siteDir = await openSiteDir(siteOptions);
  const outDir = typedPath(to, join(dirname(siteDir), `${basename(siteDir)}-converted`));
  const writes = await readConversion(siteDir);
  if (writes === undefined) {
    const isConverted = await existsAs('file', join(siteDir, MANIFEST_FILE));
    return console.log(isConverted ? messages.converted(siteDir) : messages.unknown(siteDir));
  }
  if (isInside(siteDir, outDir)) throw new Error(messages.inside(outDir, siteDir));
  const { written, conflicts } = await writeConversion(siteDir, outDir, writes, overwrite);
  if (conflicts.length > 0) throw new Error(listNames(messages.conflicts(outDir), conflicts));
  if (written.length === 0) return console.log(messages.upToDate(outDir, writes.length));
  const edited = written.flatMap((write) => ('text' in write && isMarkdownFile(write.to) ? write.to : []));
  console.log(listNames(messages.written(outDir, written.length, edited.length), edited));
  console.log(messages.next(outDir));
});

function listNames(line: string, files: readonly string[]): string {
  const more = files.length - NAMED;
  const names = [...files.slice(0, NAMED), ...(more > 0 ? [messages.more(more)] : [])];
  return [line, ...names.map((name) => `  ${name}`)].join('\n');
}
