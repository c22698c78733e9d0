import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { cacheDir } from './src/node/lib/project.ts';

const executablePath = process.env.CHROMIUM_PATH;

/** They read other sites than our own, which are built first, beside the other tests. */
const OF_BUILT_SITES =
  /(?:offline-kit|foreign-site|hostile-site|english-site|technical-writing|arabic-site|branded-site|languages|language-journeys|language-crawl|without-node)\.spec\.ts$/;

// `npm test` finds or installs the browser and names it; tests start their servers by tests/support/server.ts.
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: cacheDir('browser-tests'),
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may be late once; `npm test` names the tests that needed it.
  retries: 1,
  // Machines are noisy: these end a test that hangs, they are no measure.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // A test waits for its browser an eighth of its time: another one fills that.
  workers: availableParallelism() + 1,
  projects: [
    { name: 'builds', testMatch: 'sites.setup.ts' },
    { name: 'pages', testIgnore: OF_BUILT_SITES },
    { name: 'sites', testMatch: OF_BUILT_SITES, dependencies: ['builds'] },
  ],
  use: {
    locale: 'zh-CN',
    // Each test starts from the server; service-worker.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--headless=new',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A name that is not localhost: a plain-http intranet, where browsers hold some interfaces back.
        '--host-resolver-rules=MAP intranet.test 127.0.0.1',
      ],
    },
  },
});
