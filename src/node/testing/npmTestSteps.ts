// The steps of `npm test`, cheap ones first. Findings about the content fail a step where the site's `strict` says so.

import { readFile, rm } from 'node:fs/promises';
import { commandMessages } from '#i18n/commandMessages';
import { once } from '../../lib/memoize.ts';
import { buildSite, type SiteBuild } from '../build/buildSite.ts';
import { measureBudgets } from '../compile/budgets.ts';
import { cacheDir, inProject } from '../lib/project.ts';
import { findSiteDir } from '../lib/typedPath.ts';
import { ensureChromium } from './ensureChromium.ts';
import { importSource, runOwnCommand, runTool } from './runTool.ts';
import {
  type Count,
  checkSpecification,
  countTests,
  readPlaywright,
  readVitest,
  type TestCounts,
  type TestResult,
} from './testCounts.ts';

const messages = commandMessages.test;

export interface TestStep {
  name: keyof typeof messages.steps;
  needsBuild?: true;
  needsBrowser?: true;
  run: (context: TestContext) => Promise<Count>;
}

export interface TestContext {
  /** Builds the site once: all steps share the promise, also a rejected one. */
  build: () => Promise<SiteBuild>;
  /** Finds or installs the browser, once. */
  findBrowser: () => Promise<string>;
  results: TestResult[];
}

/** Output folder, which tests/support/server.ts serves to browser tests. */
const DIST = cacheDir('test-dist');
const TESTS = inProject('tests');

export const TEST_STEPS: readonly TestStep[] = [
  {
    name: 'format',

    run: () => countOutcome(runTool('biome', ['check', '--error-on-warnings', '.'])),
  },
  { name: 'types', run: () => countOutcome(runTool('tsc', ['-p', '.'])) },
  {
    name: 'core-types',

    run: () => countOutcome(runTool('tsc', ['-p', 'src/core'])),
  },
  { name: 'dead-code', run: () => countOutcome(runTool('knip', [])) },
  { name: 'unit', run: runUnitTests },
  { name: 'links', run: () => checkSites('check') },
  { name: 'copywriting', run: () => checkSites('copywriting') },
  {
    name: 'build',

    needsBuild: true,
    run: async ({ build }) => countOutcome(build().then(() => true)),
  },
  { name: 'budgets', needsBuild: true, run: checkBudgets },
  { name: 'browser', needsBuild: true, needsBrowser: true, run: runBrowserTests },
  { name: 'specification', run: checkSentences },
];

/** State that the steps of one run share. */
export function createTestContext(): TestContext {
  return {
    results: [],
    build: once(() =>
      buildSite({ siteDir: findSiteDir(), outDir: DIST, basePath: '/', report: console.log }),
    ),
    findBrowser: once(() => ensureChromium()),
  };
}

async function countOutcome(outcome: Promise<boolean>): Promise<Count> {
  return (await outcome) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs a check on the site, and on the guide of the engine. */
async function checkSites(command: 'check' | 'copywriting'): Promise<Count> {
  const site = await runOwnCommand(command);
  const guide = await runOwnCommand(command, { SITE_DIR: inProject('guide') });
  const passed = Number(site) + Number(guide);
  return { passed, failed: 2 - passed };
}

async function runUnitTests({ results }: TestContext): Promise<Count> {
  const report = cacheDir('unit-tests.json');
  await rm(report, { force: true });
  const endedWell = await runTool(
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    { NO_COLOR: '1' },
  );
  return recordResults(readVitest(JSON.parse(await readFile(report, 'utf8')), TESTS), endedWell, results);
}

async function checkBudgets({ build }: TestContext): Promise<Count> {
  const results = await measureBudgets(DIST, (await build()).engine);
  for (const { name, bytes, limit } of results) console.log(messages.budget(name, bytes, limit));
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
  return recordResults(readPlaywright(JSON.parse(await readFile(report, 'utf8'))), endedWell, results);
}

function recordResults(own: readonly TestResult[], endedWell: boolean, results: TestResult[]): Count {
  for (const { name, outcome } of own) if (outcome === 'retried') console.log(messages.retried(name));
  results.push(...own);
  return countTests(own, endedWell);
}

async function checkSentences({ results }: TestContext): Promise<Count> {
  const { SPECIFICATION } = (await importSource('tests/e2e/specification.ts')) as {
    SPECIFICATION: readonly TestCounts[];
  };
  const { open, ...count } = checkSpecification(SPECIFICATION, results);
  for (const { section, says, missing } of open) console.log(messages.openSentence(section, says, missing));
  return count;
}
