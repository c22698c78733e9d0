import { readdir } from 'node:fs/promises';
import { commandMessages } from '#i18n/commandMessages';
import { describeUnknownName } from '../../core/site/manifest/nearName.ts';
import { once } from '../../lib/memoize.ts';
import { buildSite } from '../build/buildSite.ts';
import { readArguments, runCommand } from '../lib/commandLine.ts';
import { cacheDir, inProject } from '../lib/project.ts';
import { findSiteDir, typedPath } from '../lib/typedPath.ts';
import { type Bench, type BenchContext, type BenchRow, describeRow } from '../testing/bench.ts';
import { importSource } from '../testing/runTool.ts';

const BENCHES = 'tests/bench';
const DIST = cacheDir('bench-dist');
const messages = commandMessages.bench;

const { positionals, values } = readArguments(messages.usage, {
  options: {
    pages: { type: 'string', default: '0' },
    rounds: { type: 'string', default: '7' },
    base: { type: 'string' },
  },
  allowPositionals: true,
});
await runCommand(async () => {
  const files = (await readdir(inProject(BENCHES))).filter((file) => file.endsWith('.bench.ts')).sort();
  const all = await Promise.all(
    files.map(async (file) => (await importSource(`${BENCHES}/${file}`)) as Bench),
  );
  const names = all.map(({ name }) => name);
  const isFolder = (word: string) => /[\\/]/.test(word);
  const wanted = positionals.filter((word) => !isFolder(word));
  const folders = positionals.filter(isFolder).map((folder) => typedPath(folder, ''));
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(describeUnknownName(messages.kind, unknown, names));
  const pages = Number(values.pages);
  if (!Number.isInteger(pages) || pages < 0) throw new Error(messages.pagesIsInteger(values.pages));
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(messages.roundsIsPositive(values.rounds));
  const context = createContext(pages, rounds, values.base, folders);
  const rows: (BenchRow & { bench: string })[] = [];
  for (const bench of all.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    console.log(messages.running(bench.name));
    rows.push(...(await bench.run(context)).map((row) => ({ bench: bench.name, ...row })));
  }
  console.table(rows.map(describeRow));
  console.log(JSON.stringify({ rows }));
});

function createContext(
  pages: number,
  rounds: number,
  base: string | undefined,
  folders: readonly string[],
): BenchContext {
  return {
    pages,
    rounds,
    folders,
    base: base && typedPath(base, ''),
    build: once(async () => ({
      ...(await buildSite({ siteDir: findSiteDir(), outDir: DIST, basePath: '/' })),
      folder: DIST,
    })),
  };
}
