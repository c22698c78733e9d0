// The whole check of the project, cheap steps first. What the content lacks is told here as everywhere: it fails
// a step where the site says that it blocks (site.strict), and lists that the generator has not renewed yet never do.
import { readFile, rm } from 'node:fs/promises';
import { makeOnce } from '../../lib/makeOnce.ts';
import { buildSite, type SiteBuild } from '../build/buildSite.ts';
import { weighBudgets } from '../compile/budgets.ts';
import { cacheDir } from '../lib/cacheDir.ts';
import { inProject } from '../lib/project.ts';
import { findSiteDir } from '../lib/siteDir.ts';
import { ensureChromium } from './ensureChromium.ts';
import { importSource } from './importSource.ts';
import { runOwnCommand, runTool } from './runTool.ts';
import { checkSpecification, type Section } from './specification.ts';
import { type Count, countTests, readPlaywright, readVitest, type TestResult } from './testCounts.ts';

export interface TestStep {
  /** For `--only`. */
  name: string;
  title: string;
  /** It reads the built site. */
  needsBuild?: true;
  /** It opens pages. */
  needsBrowser?: true;
  run: (context: TestContext) => Promise<Count>;
}

export interface TestContext {
  /** Builds the site once; fails again for everybody who asks. */
  build: () => Promise<SiteBuild>;
  /** Finds the browser, or installs it, once. */
  findBrowser: () => Promise<string>;
  /** The results of the steps that ran so far. */
  results: TestResult[];
}

/** Browser tests find the built site here too: tests/support/server.ts. */
const DIST = cacheDir('test-dist');
const TESTS = inProject('tests');

export const TEST_STEPS: readonly TestStep[] = [
  {
    name: 'format',
    title: '格式与写法',
    run: () => once(runTool('biome', ['check', '--error-on-warnings', '.'])),
  },
  { name: 'types', title: '类型', run: () => once(runTool('tsc', ['-p', '.'])) },
  {
    name: 'core-types',
    title: '核心的类型（没有 DOM 和 Node）',
    run: () => once(runTool('tsc', ['-p', 'src/core'])),
  },
  { name: 'dead-code', title: '没有人用的代码', run: () => once(runTool('knip', [])) },
  { name: 'unit', title: '单元与组件测试', run: runUnitTests },
  { name: 'links', title: '内容与链接', run: () => once(runOwnCommand('check')) },
  { name: 'copywriting', title: '文字规范', run: () => once(runOwnCommand('copywriting')) },
  {
    name: 'build',
    title: '构建',
    needsBuild: true,
    run: async ({ build }) => once(build().then(() => true)),
  },
  { name: 'budgets', title: '首次访问的大小', needsBuild: true, run: checkBudgets },
  { name: 'browser', title: '浏览器测试', needsBuild: true, needsBrowser: true, run: runBrowserTests },
  { name: 'specification', title: '规格逐句有测试（需要 unit 和 browser）', run: checkSentences },
];

/** What the steps of one run share. */
export function createTestContext(): TestContext {
  return {
    results: [],
    build: makeOnce(() =>
      buildSite({ siteDir: findSiteDir(), outDir: DIST, basePath: '/', report: console.log }),
    ),
    findBrowser: makeOnce(() => ensureChromium()),
  };
}

async function once(outcome: Promise<boolean>): Promise<Count> {
  return (await outcome) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function runUnitTests({ results }: TestContext): Promise<Count> {
  const report = cacheDir('unit-tests.json');
  await rm(report, { force: true });
  const endedWell = await runTool(
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    { NO_COLOR: '1' },
  );
  return takeDown(readVitest(JSON.parse(await readFile(report, 'utf8')), TESTS), endedWell, results);
}

async function checkBudgets({ build }: TestContext): Promise<Count> {
  const results = await weighBudgets(DIST, (await build()).engine);
  for (const { name, bytes, limit } of results)
    console.log(`${bytes <= limit ? '✓' : '✗'} ${name}：${bytes} 字节，上限 ${limit}`);
  const failed = results.filter(({ bytes, limit }) => bytes > limit).length;
  return { passed: results.length - failed, failed };
}

async function runBrowserTests({ build, findBrowser, results }: TestContext): Promise<Count> {
  await build();
  const report = cacheDir('browser-tests.json');
  await rm(report, { force: true });
  const endedWell = await runTool('playwright', ['test', '--reporter=line,json'], {
    CHROMIUM_PATH: await findBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return takeDown(readPlaywright(JSON.parse(await readFile(report, 'utf8'))), endedWell, results);
}

function takeDown(own: readonly TestResult[], endedWell: boolean, results: TestResult[]): Count {
  for (const { name, outcome } of own) if (outcome === 'retried') console.log(`第二次才通过：${name}`);
  results.push(...own);
  return countTests(own, endedWell);
}

async function checkSentences({ results }: TestContext): Promise<Count> {
  // The table stands with the tests; it exports the sections.
  const { SPECIFICATION } = (await importSource('tests/e2e/specification.ts')) as {
    SPECIFICATION: readonly Section[];
  };
  const { open, ...count } = checkSpecification(SPECIFICATION, results);
  for (const { section, says, missing } of open)
    console.log(`✗ §${section} ${says}\n    没有通过：${missing.join('；')}`);
  return count;
}
