import { readdir } from 'node:fs/promises';
import { describeUnknownName } from '../../core/site/manifest/nearName.ts';
import { makeOnce } from '../../lib/makeOnce.ts';
import { buildSite } from '../build/buildSite.ts';
import { cacheDir } from '../lib/cacheDir.ts';
import { readArguments, runCommand } from '../lib/commandLine.ts';
import { inProject } from '../lib/project.ts';
import { findSiteDir } from '../lib/siteDir.ts';
import { typedPath } from '../lib/typedPath.ts';
import { type Bench, type BenchContext, describeRow, type Row } from '../testing/bench.ts';
import { importSource } from '../testing/importSource.ts';

const BENCHES = 'tests/bench';
const DIST = cacheDir('bench-dist');
const USAGE = `npm run bench -- [名称 …]
  测量各项指标，先印一张表，最后一行是 JSON。不写名称时运行全部。
选项：
  --rounds 与其他引擎或更大的站点比较时的访问轮数（用于 growth 和 peers；默认 7，peers 约 25 分钟）
  --pages  在站点之外再加这么多个生成的页面（用于 build、builds、bundle、growth、search 和 start；默认 0）
  --base   本项目另一个已安装依赖的检出，先测量它，并以它为准（用于 builds；会清空它的缓存）
环境变量：
  SITE_DIR  站点文件夹（默认 public）`;

const { positionals: wanted, values } = readArguments(USAGE, {
  options: {
    pages: { type: 'string', default: '0' },
    rounds: { type: 'string', default: '7' },
    base: { type: 'string' },
  },
  allowPositionals: true,
});
await runCommand(async () => {
  const files = (await readdir(inProject(BENCHES))).filter((file) => file.endsWith('.bench.ts')).sort();
  // Every file there exports a benchmark.
  const all = await Promise.all(
    files.map(async (file) => (await importSource(`${BENCHES}/${file}`)) as Bench),
  );
  const names = all.map(({ name }) => name);
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(describeUnknownName('测量', unknown, names));
  const pages = Number(values.pages);
  if (!Number.isInteger(pages) || pages < 0)
    throw new Error(`--pages 应当是整数，收到的是「${values.pages}」`);
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds 应当是正整数，收到的是「${values.rounds}」`);
  const context = createContext(pages, rounds, values.base);
  const rows: (Row & { bench: string })[] = [];
  for (const bench of all.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    console.log(`正在测量 ${bench.name}……`);
    rows.push(...(await bench.run(context)).map((row) => ({ bench: bench.name, ...row })));
  }
  console.table(rows.map(describeRow));
  console.log(JSON.stringify({ rows }));
});

function createContext(pages: number, rounds: number, base: string | undefined): BenchContext {
  return {
    pages,
    rounds,
    base: base && typedPath(base, ''),
    build: makeOnce(async () => ({
      ...(await buildSite({ siteDir: findSiteDir(), outDir: DIST, basePath: '/' })),
      folder: DIST,
    })),
  };
}
